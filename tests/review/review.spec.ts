import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Browser, TestInfo } from "@playwright/test";
import { listFiles } from "../../scripts/tools/machine.ts";
import { allScenarios, type Scenario, unknownPath } from "../support/scenarios.ts";
import { expect, prepareVisit, test, visitorOf } from "../support/test.ts";
import { draw, type Snapshots, titleOf } from "./draw.ts";

/* Draws each scenario of two builds, and compares them. Without an earlier build, shows all scenarios. */

/** The folder of the earlier build, with its sources and its site, and the URL of its server. */
const { REVIEW_BASE: base, REVIEW_BASE_URL: baseURL } = process.env;

const before = base ? readExport(`${base}/out`) : new Map<string, string>();
const after = readExport("out");
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
const now = allScenarios(pathsOf(after));
const then = base ? await scenariosThen(base) : [];

for (const name of new Set([...now, ...then].map((scenario) => scenario.name))) {
  const [old, young] = [then, now].map((scenarios) => scenarios.find((scenario) => scenario.name === name));
  const scenario = young ?? old;
  if (!scenario || !isChanged(scenario.path)) continue;
  test.describe(() => {
    test.use(visitorOf(scenario));

    test(titleOf(scenario), async ({ page, browser }, info) => {
      const past = old && (await test.step("before", () => drawThen(browser, old)));
      const present = young && (await test.step("after", () => draw(page, young)));
      await show(info, past, present);
    });
  });
}

if (base)
  // Playwright requires a pattern as the first parameter, and lint refuses an empty one.
  for (const file of changed.filter(hasNoScenario))
    test(`/${file}`, ({ baseURL: _ }, info) =>
      show(info, drawFile(file, before.get(file)), drawFile(file, after.get(file))));

/**
 * Returns the files of an export by path, and those of the framework, whose names are hashes, by content. They lack the build's id,
 * which comes from the sources, and the names and hashes of files that contain it.
 */
function readExport(folder: string): ReadonlyMap<string, string> {
  const paths = listFiles(folder);
  const [id = "\0"] = paths.flatMap((path) => /([^/]+)\/_buildManifest\.js$/.exec(path)?.[1] ?? []);
  const files = paths.map((path): [string, string] => {
    const content = readFileSync(`${folder}/${path}`, "latin1")
      .replaceAll(id, "")
      // The rules of _headers for them.
      .replace(/^\/_next\/static\/.*\n(?: .*\n?)*/gm, "")
      .replace(/(static\/(?:chunks|media)\/)[\w.~-]+|(sha\d+-)[\w+/]+=*/g, "$1$2");
    return [path.startsWith("_next/static/") ? `_next/static/${content}` : path, content];
  });
  return new Map(files);
}

/** Returns the paths of the pages of an export. */
function pathsOf(files: ReadonlyMap<string, string>): string[] {
  const pages = [...files.keys()].filter((file) => file.endsWith(".html") && file !== "404.html");
  return pages.map((file) => `/${file.replace(/(^index)?\.html$/, "")}`);
}

/** Returns the file of the page at a path. */
function fileOf(path: string): string {
  if (path === "/") return "index.html";
  return path === unknownPath ? "404.html" : `${path.slice(1)}.html`;
}

/** Returns today's scenarios of the earlier build's pages, with the labels of its content. */
async function scenariosThen(folder: string): Promise<readonly Scenario[]> {
  const all = async (): Promise<readonly Scenario[]> => {
    const list = await import(`${folder}/tests/support/scenarios.ts`);
    return list.allScenarios(pathsOf(before));
  };
  const scenarios = await all().catch((error: Error) => {
    console.error(
      `Scenarios before the change have today's labels, because its content lacks some: ${error}`,
    );
    return now;
  });
  return scenarios.filter(({ path }) => before.has(fileOf(path)));
}

/** Whether a page, or a file that it may load, differs. */
function isChanged(path: string): boolean {
  const page = fileOf(path);
  const html = `${before.get(page)}${after.get(page)}`;
  return changed.some(
    (file) => file === page || file.startsWith("_next/static/") || html.includes(`/${file}`),
  );
}

/** Whether no scenario shows a file: robots.txt, but not a page's data for the router or its preview image. */
function hasNoScenario(file: string): boolean {
  if (/^(_next|og)\/|__next\.|\.html$/.test(file)) return false;
  const page = file.replace(/\.txt$/, ".html");
  return page === file || !(before.has(page) || after.has(page));
}

function drawFile(file: string, content: string | undefined): Snapshots | undefined {
  if (content === undefined) return undefined;
  const bytes = Buffer.from(content, "latin1");
  return content.includes("\0") ? { [file]: bytes } : { [`${file}.txt`]: bytes.toString() };
}

/** Draws a scenario of the earlier build, whose console errors do not count. If it cannot be opened there, draws nothing. */
async function drawThen(browser: Browser, scenario: Scenario): Promise<Snapshots> {
  const context = await browser.newContext({ baseURL });
  try {
    await prepareVisit(context, scenario);
    return await draw(await context.newPage(), scenario);
  } catch (error) {
    expect.soft(`${error}`, "cannot be opened before the change").toBe("");
    return {};
  } finally {
    await context.close();
  }
}

/** Compares the snapshots of two builds, and attaches those that only one of them has. */
async function show(
  info: TestInfo,
  past: Snapshots | undefined,
  present: Snapshots | undefined,
): Promise<void> {
  if (base && !past) expect.soft(past, "new").toBeDefined();
  if (base && !present) expect.soft(present, "gone").toBeDefined();
  for (const name of Object.keys({ ...past, ...present })) {
    const [old, young] = [past?.[name], present?.[name]].map((part) =>
      // A line for each sentence shows where they differ.
      typeof part === "string" ? part.replace(/(?<=[.!?]) (?=\p{Lu})/gu, "\n") : part,
    );
    if (old !== undefined && young !== undefined) {
      const snapshot = info.snapshotPath(name);
      mkdirSync(dirname(snapshot), { recursive: true });
      writeFileSync(snapshot, old);
      expect.soft(young, name.replace(/\.\w+$/, "")).toMatchSnapshot(name);
    } else {
      const body = old ?? young ?? "";
      await info.attach(name, { body, contentType: typeof body === "string" ? "text/plain" : "image/png" });
    }
  }
}
