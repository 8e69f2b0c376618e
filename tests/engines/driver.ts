import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { photoOrigin } from "../../lib/images/photos.ts";
import { freePort } from "../../scripts/tools/cdn-server.ts";
import { findProgram, listFiles } from "../../scripts/tools/machine.ts";
import { extend, translate } from "../support/changes.ts";
import { otherHosts, standInPhoto } from "../support/photos.ts";

type Point = Pick<DOMPoint, "x" | "y">;

/** A browser, with any driver. */
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
  /** Presses the mouse where it is, and releases it at the last of the points. */
  drag: (...points: readonly Point[]) => Promise<unknown>;
  /** Presses and releases a key: a character, or one of those with a name. */
  pressKey: (key: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** Starts Firefox, which supports WebDriver BiDi without a driver. */
async function startFirefox(): Promise<Engine> {
  const executablePath = requireProgram("firefox-esr", "firefox-esr", "firefox");
  // Without a window, Firefox has no mouse, and media queries report none. The value 6 is a fine pointer that hovers.
  const extraPrefsFirefox = { "ui.primaryPointerCapabilities": 6 };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox });
  const page = await browser.newPage();
  return {
    narrowest: 390,
    // Firefox keeps no page for Back that is left while something loads, such as the code that moves onboarding.
    open: (url) => page.goto(url, { waitUntil: "networkidle0" }),
    evaluate: (fn, ...args) => page.evaluate(fn as (...given: unknown[]) => never, ...args),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    drag: async (...points) => {
      await page.mouse.down();
      for (const { x, y } of points) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    pressKey: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** The code points by which WebDriver names keys. */
const keys: Readonly<Record<string, string>> = { Enter: "\uE007", Escape: "\uE00C" };

/** Starts WebKitGTK's MiniBrowser on a virtual display. WebDriver is JSON over HTTP. */
async function startWebKit(): Promise<Engine> {
  // The browser is not in PATH.
  const folders = ["libexec", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "lib64", "lib"];
  const browsers = folders.map((folder) => `/usr/${folder}/webkit2gtk-4.1/MiniBrowser`);
  const binary = requireProgram("libwebkit2gtk-4.1-0", ...browsers);
  const screen = ["-displayfd", "1", "-screen", "0", "1400x1000x24"];
  const display = start(requireProgram("xvfb", "Xvfb"), screen);
  const [number] = await once(display.stdout, "data", { signal: AbortSignal.timeout(20_000) });
  const port = await freePort(0, "127.0.0.1");
  process.env.DISPLAY = `:${`${number}`.trim()}`;
  const driver = start(requireProgram("webkit2gtk-driver", "WebKitWebDriver"), ["-p", `${port}`]);

  async function request(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
    const options = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  await until("WebKit's driver listens", () => request("GET", "/status").catch(() => undefined));
  const options = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const { sessionId } = await request("POST", "/session", { capabilities: { alwaysMatch: options } });
  const post = (path: string, body: object) => request("POST", `/session/${sessionId}${path}`, body);
  const act = (type: string, ...actions: object[]) =>
    post("/actions", { actions: [{ type, id: type, actions }] });
  const press = (type: string) => ({ type, button: 0 });
  const moveTo = ({ x, y }: Point) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y) });
  const evaluate: Engine["evaluate"] = (fn, ...args) =>
    post("/execute/sync", { script: `return (${fn})(...arguments)`, args });
  return {
    // MiniBrowser's buttons need nearly as much.
    narrowest: 480,
    open: (url) => post("/url", { url }),
    evaluate,
    moveTo: (point) => act("pointer", moveTo(point)),
    drag: (...points) => act("pointer", press("pointerDown"), ...points.map(moveTo), press("pointerUp")),
    pressKey: (key) => {
      const value = keys[key] ?? key;
      return act("key", { type: "keyDown", value }, { type: "keyUp", value });
    },
    // The page has its new size only after the response.
    resize: (width, height) =>
      until(`the window is ${width} px wide`, async () => {
        await post("/window/rect", { width, height });
        return evaluate((wanted) => innerWidth === wanted, width);
      }),
    close: async () => {
      await request("DELETE", `/session/${sessionId}`);
      for (const program of [driver, display]) program.kill();
    },
  };
}

/** The engines that Playwright cannot drive as Debian installs them. */
export const engines = { firefox: startFirefox, webkit: startWebKit };

/** Returns the path of the first of these programs. Without one, the error names Debian's package. */
function requireProgram(debianPackage: string, ...programs: readonly string[]): string {
  const path = findProgram(...programs);
  if (!path) throw new Error(`There is no ${programs[0]} here. On Debian: apt-get install ${debianPackage}`);
  return path;
}

/** Starts a program, which ends with this process at the latest. Its errors are printed. */
function start(command: string, args: readonly string[]) {
  const program = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  process.once("exit", () => program.kill());
  return program;
}

/** Repeats a check until its result is truthy, and returns the result. Throws if there is none within 20 seconds. */
export async function until<Result>(what: string, check: () => Promise<Result>) {
  for (const end = performance.now() + 20_000; performance.now() < end; await setTimeout(20)) {
    const result = await check();
    if (result) return result;
  }
  throw new Error(`Timed out: ${what}.`);
}

/**
 * Copies the site, without requests to other hosts. A script records errors, which not every driver can, and with "?changed" in the URL
 * makes all changes once the page has been parsed. Returns the folder.
 */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync("out", folder, { recursive: true });
  writeFileSync(join(folder, "photo.svg"), standInPhoto(new URL(photoOrigin)));
  const change = `if (location.search === "?changed") for (const change of [${extend}, ${translate}]) change()`;
  const replaceFetch = `(${answerFetches})(${JSON.stringify(otherHosts)})`;
  // tsx calls __name in functions, to keep the names of those in them.
  const recorder = `<script>__name=(f)=>f;(${recordErrors})();${replaceFetch};addEventListener("DOMContentLoaded",()=>{${change}})</script>`;
  for (const path of listFiles(folder).filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(join(folder, path), "utf8");
    // Not in the scripts' data, which has hashes.
    const toLocal = (tag: string) => tag.replaceAll(`${photoOrigin}/`, "/photo.svg?");
    // A browser does not request data. Without the tag, React would add it.
    const toData = (tag: string) =>
      otherHosts.some((host) => tag.includes(`src="https://${host}/`))
        ? tag.replace("<script", '<script type="text/plain"')
        : tag;
    const local = html.replace(/<(img|link)\b[^>]*>/g, toLocal).replace(/<script\b[^>]*>/g, toData);
    // Before the page's policy, which would refuse the script.
    const changed = local.replace(/<head[^>]*>/, (head) => head + recorder);
    writeFileSync(join(folder, path), changed);
  }
  return folder;
}

/** Answers the requests of the site's own code to other hosts. Runs in the page. */
function answerFetches(hosts: readonly string[]): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input, location.href);
    return hosts.includes(hostname) ? new Response() : fetch(input, init);
  };
}

/** Records the console and the browser's errors from now on. Runs in the page. */
function recordErrors(): void {
  const errors: string[] = [];
  Object.assign(globalThis, { errors });
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    console[level] = (...values) => errors.push(`console.${level}: ${values.join(" ")}`);
  const record = (event: Event & { message?: string; reason?: string; blockedURI?: string }) => {
    const { type, message, reason, blockedURI, target } = event;
    errors.push(`${type}: ${message ?? reason ?? blockedURI ?? (target as Element).outerHTML}`);
  };
  // Captured: a failed file fires its event only at the element that requested it.
  for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(type, record, true);
}
