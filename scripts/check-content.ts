import { checkContent } from "./content/check.ts";
import { command } from "./tools/command.ts";

command(
  {
    usage: "npm run check:content",
    summary: "Checks the words of the site, and reports each problem with its file, field and fix.",
  },
  () => checkContent(),
);
