import { checkContent } from "./content/content-problems.ts";
import { command } from "./tools/command.ts";

command({}, () => checkContent());
