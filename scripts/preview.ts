import { command } from "./tools/command.ts";
import { readPort } from "./tools/port.ts";
import { serve } from "./tools/server.ts";

// With --host, other devices of the network can open the site.
command({ options: { host: { type: "boolean", default: false } } }, async ({ values: { host } }) =>
  serve(await readPort(), host),
);
