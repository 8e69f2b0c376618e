import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import type { WebKitPrograms } from "../../scripts/tools/browser.ts";
import type { Engine } from "./engine.ts";
import { until } from "./until.ts";

/** The code points by which WebDriver names keys. */
const keys: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
  F8: "\uE038",
};

/** Starts WebKitGTK's MiniBrowser on a virtual display. WebDriver is JSON over HTTP. */
export async function startWebKit(
  { driver, browser, display }: WebKitPrograms,
  reducedMotion: boolean,
): Promise<Engine> {
  const screen = startProgram(display, ["-displayfd", "1", "-screen", "0", "1400x1000x24"]);
  const DISPLAY = `:${await firstWords(screen)}`;
  const port = await freePort();
  const driving = startProgram(driver, ["-p", String(port)], {
    DISPLAY,
    XDG_CONFIG_HOME: gtkSettings(!reducedMotion),
  });

  async function ask(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  await until("WebKit's driver listens", () => ask("GET", "/status").catch(() => undefined));
  const browserOptions = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
  const { sessionId } = await ask("POST", "/session", { capabilities: { alwaysMatch: browserOptions } });
  const session = `/session/${sessionId}`;
  const act = (source: { type: string; id: string }, ...actions: object[]) =>
    ask("POST", `${session}/actions`, { actions: [{ ...source, actions }] });
  const mouse = { type: "pointer", id: "mouse" };
  return {
    // MiniBrowser's own buttons need nearly as much.
    narrowest: 480,
    open: (url) => ask("POST", `${session}/url`, { url }),
    evaluate: (fn, ...args) =>
      ask("POST", `${session}/execute/sync`, { script: `return (${fn})(...arguments)`, args }),
    moveTo: (x, y) => act(mouse, { type: "pointerMove", x: Math.round(x), y: Math.round(y) }),
    pressButton: () => act(mouse, { type: "pointerDown", button: 0 }),
    releaseButton: () => act(mouse, { type: "pointerUp", button: 0 }),
    pressKey: (key) => {
      const value = keys[key] ?? key;
      return act({ type: "key", id: "keys" }, { type: "keyDown", value }, { type: "keyUp", value });
    },
    resize: (width, height) => ask("POST", `${session}/window/rect`, { width, height }),
    takePicture: async () => Buffer.from(await ask("GET", `${session}/screenshot`), "base64"),
    close: async () => {
      await ask("DELETE", session);
      await stopProgram(driving);
      await stopProgram(screen);
    },
  };
}

/** Returns a folder of settings. WebKitGTK reduces motion when GTK's animations are off. */
function gtkSettings(animations: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), "gtk-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), `[Settings]\ngtk-enable-animations=${animations}\n`);
  return folder;
}

/** Returns a port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

// By default a signal ends a process without "exit", the event that ends its programs.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

/** Starts a program, which ends with this process at the latest. Prints its errors. */
function startProgram(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const program = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => program.kill());
  return program;
}

/** Ends a program, and waits until it has. */
async function stopProgram(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

/** Returns a program's first output. Throws when it ends without any. */
function firstWords(program: ReturnType<typeof startProgram>): Promise<string> {
  return new Promise((resolve, reject) => {
    program.stdout.once("data", (words) => resolve(String(words).trim()));
    program.once("exit", (code) => reject(new Error(`${program.spawnfile} ended with code ${code}.`)));
  });
}
