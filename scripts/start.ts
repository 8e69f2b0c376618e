import { buildSite } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { readPort } from "./tools/port.ts";
import { serve } from "./tools/server.ts";

command(
  {
    usage: "npm start",
    summary: "Builds the site and serves it locally on workerd, Cloudflare's runtime. PORT chooses the port.",
  },
  async () => {
    // Before the build: a wrong port should not cost a minute.
    const port = await readPort();
    await buildSite();
    return serve(port);
  },
);
