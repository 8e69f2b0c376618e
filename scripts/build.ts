/** npm run build: the whole site, checked and exported to out/. */
import { buildSite } from "./tools/build-site.ts";
import { main } from "./tools/main.ts";

main(() => buildSite());
