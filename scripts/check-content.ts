import { checkContent } from "./content/check.ts";
import { command } from "./tools/command.ts";

command({}, () => checkContent());
