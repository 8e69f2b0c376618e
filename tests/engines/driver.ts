import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { photoOrigin } from "../../lib/photos.ts";
import { findFirefox, findWebKit } from "../../scripts/tools/browser.ts";
import { listFiles } from "../../scripts/tools/files.ts";
import { standInPhoto } from "../support/photos.ts";

export interface Point {
  x: number;
  y: number;
}

/** A browser, whatever drives it. */
export interface Engine {
  /** The narrowest possible window, in CSS pixels: a phone's, or as close as possible. */
  narrowest: number;
  open: (url: string) => Promise<unknown>;
  /** Runs a self-contained function in the page, and returns its result. */
  evaluate: <Args extends unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  moveTo: (point: Point) => Promise<unknown>;
  /** Presses the mouse's button at the first point, and releases it at the last. */
  drag: (...points: [Point, ...Point[]]) => Promise<unknown>;
  /** Presses and releases a key: a character, or one of those with a name. */
  pressKey: (key: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** Starts Firefox, which supports WebDriver BiDi without a driver. */
async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("There is no Firefox here. Install it: apt-get install firefox-esr");
  // Without a window it has no mouse, and media queries say so. 6 is a fine pointer that hovers.
  const extraPrefsFirefox = { "ui.primaryPointerCapabilities": 6 };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox });
  const page = await browser.newPage();
  return {
    narrowest: 390,
    open: (url) => page.goto(url),
    evaluate: (fn, ...args) => page.evaluate(fn as (...given: unknown[]) => never, ...args),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    drag: async (first, ...others) => {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    pressKey: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** The code points by which WebDriver names keys. */
const keys: Readonly<Record<string, string>> = { Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015" };

/** Starts WebKitGTK's MiniBrowser on a virtual display. WebDriver is JSON over HTTP. */
async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (!programs)
    throw new Error(
      "There is no WebKit here. Install it: apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb",
    );
  const display = start(programs.display, ["-displayfd", "1", "-screen", "0", "1400x1000x24"]);
  const [number] = await once(display.stdout, "data");
  const port = await freePort();
  const driver = start(programs.driver, ["-p", `${port}`], { DISPLAY: `:${`${number}`.trim()}` });

  async function ask(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
    const options = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  await until("WebKit's driver listens", () => ask("GET", "/status").catch(() => undefined));
  const options = { "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] } };
  const { sessionId } = await ask("POST", "/session", { capabilities: { alwaysMatch: options } });
  const post = (path: string, body: object) => ask("POST", `/session/${sessionId}${path}`, body);
  const act = (type: string, ...actions: object[]) =>
    post("/actions", { actions: [{ type, id: type, actions }] });
  const move = ({ x, y }: Point) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y) });
  return {
    // MiniBrowser's buttons need nearly as much.
    narrowest: 480,
    open: (url) => post("/url", { url }),
    evaluate: (fn, ...args) => post("/execute/sync", { script: `return (${fn})(...arguments)`, args }),
    moveTo: (point) => act("pointer", move(point)),
    drag: async (first, ...others) => {
      const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      // One at a time: WebKit takes several at once for one that is too quick.
      for (const action of [move(first), { ...down }, ...others.map(move), { ...up }])
        await act("pointer", action);
    },
    pressKey: (key) => {
      const value = keys[key] ?? key;
      return act("key", { type: "keyDown", value }, { type: "keyUp", value });
    },
    resize: (width, height) => post("/window/rect", { width, height }),
    close: async () => {
      await ask("DELETE", `/session/${sessionId}`);
      for (const program of [driver, display]) program.kill();
    },
  };
}

/** The engines that Playwright cannot drive as Debian installs them. */
export const engines = { firefox: startFirefox, webkit: startWebKit };

/** Starts a program, which ends with this process at the latest. Prints its errors. */
function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const program = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => program.kill());
  return program;
}

/** Returns a port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/** Repeats a question until its answer is truthy, and returns the answer. Throws when none is within 20 seconds. */
export async function until<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const end = performance.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Timed out: ${what}.`);
    await setTimeout(20);
  }
}

/**
 * Copies the site in out/ with two additions that not every driver can make: a script that records errors before the page's
 * first one, and a stand-in for photos. Returns the folder.
 */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync("out", folder, { recursive: true });
  writeFileSync(join(folder, "photo.svg"), standInPhoto(new URL(photoOrigin)).body);
  for (const { path } of listFiles(folder).filter(({ path }) => path.endsWith(".html"))) {
    const html = readFileSync(join(folder, path), "utf8");
    const local = html.replace(/<(img|link)\b[^>]*>/g, (tag) =>
      tag.replaceAll(`${photoOrigin}/`, "/photo.svg?"),
    );
    // Before the page's policy, which would refuse it.
    const recorder = `<script>(${recordErrors})()</script>`;
    writeFileSync(
      join(folder, path),
      local.replace(/<head[^>]*>/, (head) => head + recorder),
    );
  }
  return folder;
}

/** Records the console and the browser's errors from now on. */
function recordErrors(): void {
  const errors: string[] = [];
  Object.assign(globalThis, { errors });
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    console[level] = (...values) => errors.push(`console.${level}: ${values.join(" ")}`);
  // Captured: a failed file fires its event only at the element that requested it.
  for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(
      type,
      (event: Event & { message?: string; reason?: string; blockedURI?: string }) => {
        const { message, reason, blockedURI, target } = event;
        errors.push(`${type}: ${message ?? reason ?? blockedURI ?? (target as Element).outerHTML}`);
      },
      true,
    );
}
