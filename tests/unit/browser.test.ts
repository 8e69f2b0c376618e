import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { findBrowser } from "../../scripts/browser/find.ts";
import { launchOptions } from "../../scripts/browser/launch.ts";

let folder: string;
let program: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browser-"));
  program = join(folder, "chromium");
  writeFileSync(program, "#!/bin/sh\n");
  chmodSync(program, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true }));

test("CHROMIUM_PATH comes before everything else", () => {
  expect(findBrowser({ CHROMIUM_PATH: program })).toEqual({
    path: program,
    source: "named by CHROMIUM_PATH",
  });
});

test("a CHROMIUM_PATH that is no program is refused, rather than another browser taken", () => {
  const env = { CHROMIUM_PATH: join(folder, "none"), PATH: folder };
  expect(() => findBrowser(env)).toThrow(`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which is not a program.`);
});

test("a browser on the PATH is found, unless Playwright has its own", () => {
  const found = findBrowser({ PATH: folder });
  if (found?.source === "Playwright's own") return;
  expect(found).toEqual({ path: program, source: "the system's" });
});

test("a browser starts without what Playwright turns off in it", () => {
  const playwright = readFileSync("node_modules/playwright-core/lib/coreBundle.js", "utf8");
  const [, list = ""] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(playwright) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs).toContain("PaintHolding");
  const switches = launchOptions(undefined).args.filter((arg) => arg.startsWith("--disable-features="));
  expect(switches).toHaveLength(1);
  expect(switches.join().replace("--disable-features=", "").split(",")).toEqual(
    expect.arrayContaining(theirs),
  );
});
