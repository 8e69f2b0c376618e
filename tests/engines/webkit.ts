import { mkdirSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import type { WebKitPrograms } from "../../scripts/tools/engines.ts";
import type { Engine, Settings } from "./engine.ts";
import { drawn } from "./in-page.ts";
import { startProgram } from "./processes.ts";
import { until } from "./until.ts";

/** The code points by which WebDriver names keys. */
const keys: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
  F8: "\uE038",
};

/** Starts WebKitGTK's MiniBrowser on a screen that nobody sees, or a Mac's Safari. WebDriver is but JSON over HTTP. */
export async function startWebKit(
  { command: [command, ...args], browser }: WebKitPrograms,
  { reducedMotion, folder }: Settings,
): Promise<Engine> {
  // GTK's animations are to WebKitGTK what a visitor's wish for less motion is elsewhere.
  const gtk = `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`;
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), gtk);
  const port = await freePort();
  startProgram(command, [...args, "-p", String(port)], { XDG_CONFIG_HOME: folder, TMPDIR: folder });

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
  const { sessionId } = await ask("POST", "/session", {
    capabilities: { alwaysMatch: browser ? browserOptions : { browserName: "safari" } },
  });
  const session = `/session/${sessionId}`;
  const evaluate: Engine["evaluate"] = (fn, ...args) =>
    ask("POST", `${session}/execute/sync`, { script: `return (${fn})(...arguments)`, args });
  const act = (source: { type: string; id: string }, ...actions: object[]) =>
    ask("POST", `${session}/actions`, { actions: [{ ...source, actions }] });
  const mouse = { type: "pointer", id: "mouse" };
  const resize = (width: number, height: number) => ask("POST", `${session}/window/rect`, { width, height });
  return {
    // MiniBrowser's own buttons need nearly as much.
    narrowest: 480,
    open: (url) => ask("POST", `${session}/url`, { url }),
    evaluate,
    moveTo: (x, y) => act(mouse, { type: "pointerMove", x: Math.round(x), y: Math.round(y) }),
    pressButton: () => act(mouse, { type: "pointerDown", button: 0 }),
    releaseButton: () => act(mouse, { type: "pointerUp", button: 0 }),
    pressKey: (key) => {
      const value = keys[key] ?? key;
      return act({ type: "key", id: "keys" }, { type: "keyDown", value }, { type: "keyUp", value });
    },
    resize,
    takePicture: async () => {
      const [width, height, missing] = await evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return [outerWidth, outerHeight, scrollHeight - clientHeight] as const;
      });
      await resize(width, height + missing);
      await evaluate(drawn);
      const picture = await ask("GET", `${session}/screenshot`);
      await resize(width, height);
      return Buffer.from(picture, "base64");
    },
    close: () => ask("DELETE", session),
  };
}

/** Returns a port that nothing listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
