import { command } from "./tools/command.ts";
import { readPort } from "./tools/port.ts";
import { serve } from "./tools/server.ts";

command(
  {
    usage: "npm run preview",
    summary: "Serves the site that was last built, on workerd, Cloudflare's runtime. PORT chooses the port.",
  },
  async () => serve(await readPort()),
);
