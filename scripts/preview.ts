import { existsSync } from "node:fs";
import { exportFolder } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { readPort } from "./tools/port.ts";
import { Problem } from "./tools/problem.ts";
import { serve } from "./tools/server.ts";

const options = {
  /** Other devices of the network can open the site. */
  host: { type: "boolean", default: false },
  /** Serves the last build although it was refused, such as for its weight. */
  refused: { type: "boolean", default: false },
} as const;

command({ options }, async ({ values: { host, refused } }) => {
  const port = await readPort();
  if (!refused) return serve(port, host);
  if (!existsSync(`${exportFolder}/index.html`))
    throw new Problem(
      "There is no refused build: the last one passed its checks, or failed before there was a page.",
    );
  console.log("THIS BUILD WAS REFUSED. It is only for looking at, and cannot be published.");
  return serve(port, host, exportFolder);
});
