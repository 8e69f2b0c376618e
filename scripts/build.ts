import { buildSite } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";

command(
  {
    usage: "npm run build",
    summary:
      "Checks the content and exports the whole site to out/. SITE_ENV (production, preview or local) and SITE_URL " +
      "choose the site, FORM_ENDPOINT the address that receives its forms.",
  },
  () => buildSite(),
);
