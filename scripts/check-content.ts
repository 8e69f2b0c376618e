import { checkContent } from "./content/content-check.ts";
import { command } from "./tools/command.ts";

command({}, () => checkContent());
