import { command } from "./tools/command.ts";
import { readPort } from "./tools/port.ts";
import { runNext } from "./tools/run.ts";

command(
  {
    usage: "npm run dev",
    summary: "Serves the site for editing and reloads it on every save. PORT chooses the port.",
  },
  async () => runNext(["dev", "--port", String(await readPort())]),
);
