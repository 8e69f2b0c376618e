/** npm run check:content: says in plain words what is wrong with the site's words and what would be right. */
import { checkContent } from "./content/check.ts";
import { main } from "./tools/main.ts";
import { takeNoArguments } from "./tools/no-arguments.ts";

main(async () => {
  takeNoArguments("check:content");
  return checkContent();
});
