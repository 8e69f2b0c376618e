import { checkContent } from "./content/check.ts";
import { command } from "./tools/command.ts";

command(
  {
    usage: "npm run check:content",
    summary:
      "Checks the words of the site. Says in which file and field something is wrong, and what would be right.",
  },
  () => checkContent(),
);
