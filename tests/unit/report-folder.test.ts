import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { readReportArguments } from "../../scripts/report/arguments.ts";
import { assembleReport } from "../../scripts/report/assemble.ts";
import { beginDraft } from "../../scripts/report/draft.ts";
import { writeDocuments } from "../../scripts/report/files.ts";
import { manifestOf, readManifest } from "../../scripts/report/manifest.ts";
import { readBuiltSite } from "../../scripts/report/read.ts";
import { takeOver } from "../../scripts/report/records.ts";
import { allScenarios } from "../../scripts/scenarios/list.ts";
import { listFiles } from "../../scripts/tools/files.ts";
import { pagesForJest } from "../support/pages.ts";
import { made, recordOf } from "../support/report.ts";
import { fixtureFiles, fixtureSite } from "../support/report-fixture.ts";

let root: string;
const at = (...parts: string[]) => join(root, ...parts);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "report-test-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a report that is being written", () => {
  beforeEach(() => {
    mkdirSync(at("report"));
    writeFileSync(at("report/index.html"), "last");
  });
  const begin = () => beginDraft(at("report"), at(".report"));
  const shown = () => readFileSync(at("report/index.html"), "utf8");

  test("leaves the last one where it is until it is whole, then takes its place", () => {
    const draft = begin();
    draft.write("index.html", "new");
    draft.write("assets/a/b.webp", "picture");
    expect(shown()).toBe("last");
    draft.publish();
    expect(shown()).toBe("new");
    expect(existsSync(at("report/assets/a/b.webp"))).toBe(true);
    expect(existsSync(at(".report"))).toBe(false);
  });

  test("that is given up leaves nothing behind", () => {
    const draft = begin();
    draft.write("index.html", "new");
    draft.discard();
    expect(shown()).toBe("last");
    expect(existsSync(at(".report"))).toBe(false);
  });

  test("that ended while it took the place is undone by the next", () => {
    mkdirSync(at(".report"));
    renameSync(at("report"), at(".report/last"));
    begin();
    expect(shown()).toBe("last");
  });
});

describe("what a report keeps", () => {
  const manifest = manifestOf({ made, browser: "156.0.1.2", photos: "local", states: {} });

  test("is read by the next", () => {
    writeFileSync(at("manifest.json"), JSON.stringify(manifest));
    expect(readManifest(root)).toEqual(manifest);
  });

  test("is not read when there is none, or it has another form", () => {
    expect(readManifest(root)).toBeUndefined();
    writeFileSync(at("manifest.json"), JSON.stringify({ ...manifest, version: 0 }));
    expect(readManifest(root)).toBeUndefined();
  });

  test("is said to be broken when it is", () => {
    const log = jest.spyOn(console, "log").mockImplementation(() => {});
    writeFileSync(at("manifest.json"), "{");
    expect(readManifest(root)).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.stringContaining("cannot be read, so nothing is compared"));
    log.mockRestore();
  });

  test("is taken over for pages that were not looked at, with the pictures that are still there", () => {
    const [home, about] = allScenarios(pagesForJest());
    if (!home || !about) throw new Error("no states");
    const record = recordOf(home.name);
    const [first] = record.pictures;
    mkdirSync(at("assets/pictures"), { recursive: true });
    mkdirSync(at("assets/covers"), { recursive: true });
    for (const file of [record.cover, first?.file ?? ""]) writeFileSync(at(file), "picture");
    const copied: string[] = [];
    const last = { manifest: { ...manifest, states: { [home.name]: record } }, folder: root };
    const records = takeOver([home, about], last, { copy: (_, path) => copied.push(path) });
    expect(records).toEqual({ [home.name]: { ...record, pictures: [first] } });
    expect(copied).toEqual([record.cover, first?.file]);
  });
});

describe("the folder", () => {
  test("has every page and state, and works where there is no network", () => {
    const pages = pagesForJest();
    const states = allScenarios(pages);
    const site = fixtureSite(fixtureFiles());
    for (const file of site.files.paths) {
      mkdirSync(join(at("out", file), ".."), { recursive: true });
      writeFileSync(at("out", file), site.files.bytes(file));
    }
    mkdirSync(at("out/icons"), { recursive: true });
    writeFileSync(at("out/icons/favicon.svg"), "");
    const records = Object.fromEntries(states.map(({ name }) => [name, recordOf(name)]));
    const report = assembleReport({
      built: { site, contents: pages },
      states,
      manifest: manifestOf({ made, browser: "156.0.1.2", photos: "local", states: records }),
      last: undefined,
      changes: new Map(),
      weights: [],
    });
    const draft = beginDraft(at("report"), at(".report"));
    for (const { cover, pictures } of Object.values(records))
      for (const file of [cover, ...pictures.map((picture) => picture.file)]) draft.write(file, "");
    writeDocuments(report, at("out"), draft);
    draft.publish();

    const documents = listFiles(at("report")).filter(({ path }) => path.endsWith(".html"));
    expect(documents).toHaveLength(1 + states.length);
    const links = documents.flatMap(({ path }) => linksOf(readFileSync(at("report", path), "utf8"), path));
    expect(links.filter((link) => /^\w+:|^\//.test(link))).toEqual([]);
    expect([...new Set(links)].filter((link) => !existsSync(at("report", link)))).toEqual([]);
    const overview = parse(readFileSync(at("report/index.html"), "utf8"));
    const cards = overview.querySelectorAll(".card").map((card) => card.text.replace(/\s+/g, " "));
    for (const { name, path } of pages) {
      expect(cards.filter((card) => card.includes(`${name} ${path}`)).length).toBeGreaterThan(0);
    }
    const style = readFileSync(at("report/assets/style.css"), "utf8");
    for (const [, file] of style.matchAll(/url\("([^"]+)"\)/g))
      expect(existsSync(at("report/assets", file ?? ""))).toBe(true);
  });

  test("is not written without a site, and says what to do", async () => {
    await expect(readBuiltSite(at("nothing"))).rejects.toThrow("Run `npm run build` first.");
  });
});

/** What a document leads to and shows, from the report's folder; its <base> says where that is. */
function linksOf(html: string, path: string): string[] {
  const document = parse(html);
  const base = document.querySelector("base")?.getAttribute("href") ?? "";
  return document
    .querySelectorAll("a, img, link")
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
    .map((link) => (/^\w+:|^\//.test(link) ? link : join(path, "..", base, link)));
}

describe("the arguments", () => {
  const known = ["/", "/about", "/pricing"];

  test("ask for all pages, some, or the pictures of README.md", () => {
    expect(readReportArguments([], known)).toEqual({ pages: undefined, readme: false });
    expect(readReportArguments(["--pages", "/pricing,/about"], known)).toEqual({
      pages: ["/pricing", "/about"],
      readme: false,
    });
    expect(readReportArguments(["--readme"], known)).toEqual({ pages: undefined, readme: true });
  });

  test.each([
    [["--page", "/pricing"], "is not understood"],
    [["--pages", "/pricing", "/about"], "is not understood"],
    [["--pages"], "--pages names no page. The pages are: /, /about, /pricing."],
    [["--pages", "/prices"], "There is no page /prices. The pages are: /, /about, /pricing."],
    [["--readme", "--pages"], "is not understood"],
  ])("%j are refused", (args, message) => {
    expect(() => readReportArguments(args, known)).toThrow(message);
  });
});
