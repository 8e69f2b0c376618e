import { buildSite } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";

command({}, () => buildSite());
