import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { endWithParent } from "./tools/command.ts";
import { packageCommands } from "./tools/run.ts";
import { skipOnboarding } from "./tools/server.ts";
import { onChange, siteFolders } from "./tools/sources.ts";

/*
 * `next dev` with its own arguments, such as --port, and a fix: while no tab is open, Turbopack does not replace the modules that
 * have run, and a page that opens for the first time after an edit has the old words for good (Next.js 16.4). A request to a page
 * that has been open replaces them, and the home page has the words of all.
 */
endWithParent();
const next = [packageCommands.next, "dev", "--hostname", "localhost", ...process.argv.slice(2)];
const server = spawn(process.execPath, next, {
  stdio: ["inherit", "pipe", "inherit"],
  // Next.js would leave out colors, because its output is read here first.
  env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));

createInterface(server.stdout).on("line", (line) => {
  console.log(line);
  const [, url] = /- Local:\s+(http\S+)/.exec(line) ?? [];
  if (url === undefined) return;
  console.log(`- ${skipOnboarding}`);
  // The page itself is not needed, and what is wrong with it is in the server's output.
  const request = () =>
    fetch(url).then(
      (page) => page.text(),
      () => undefined,
    );
  request();
  onChange(siteFolders, request);
});

const [code] = await once(server, "exit");
process.exit(code ?? 0);
