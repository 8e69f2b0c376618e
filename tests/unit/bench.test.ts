import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { readBenchArguments } from "../../scripts/bench/arguments.ts";
import { markdownTable, withFigures } from "../../scripts/bench/document.ts";
import type { Measurement } from "../../scripts/bench/measure.ts";
import { median, medianOf } from "../../scripts/bench/medians.ts";
import { type BenchServer, blankPath, fileOf, serveFolder } from "../../scripts/bench/server.ts";
import { benchTable, missedTargets } from "../../scripts/bench/table.ts";

const good: Measurement = {
  scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 },
  fcp: 700,
  lcp: 800,
  tbt: 100,
  cls: 0,
  bytes: 120_000,
};

describe("the options", () => {
  test("are the whole registry, three times, when none is given", () => {
    expect(readBenchArguments([])).toEqual({ runs: 3, routes: undefined, peers: [], write: false });
  });

  test("choose pages, runs, peers and writing", () => {
    const words = "--runs 5 --routes /,/about --peer old=../old/out --peer new=a=b --write".split(" ");
    expect(readBenchArguments(words)).toEqual({
      runs: 5,
      routes: ["/", "/about"],
      peers: [
        { name: "old", folder: "../old/out" },
        { name: "new", folder: "a=b" },
      ],
      write: true,
    });
  });

  test.each([
    [["--fast"], /"--fast" is not understood\. Usage:\nnpm run bench/],
    [["constructor", "x"], /"constructor" is not understood/],
    [["--runs"], /--runs wants a value/],
    [["--runs", "--write"], /--runs wants a value/],
    [["--runs", "0"], /--runs is "0": it must be a whole number from 1 to 99/],
    [["--runs", "2.5"], /--runs is "2\.5"/],
    [["--routes", "/,about"], /--routes has "about": each must start with a slash/],
    [["--peer", "out"], /--peer is "out": it must be NAME=FOLDER/],
    [["--peer", "=out"], /NAME=FOLDER/],
  ])("%j are refused", (words, message) => {
    expect(() => readBenchArguments(words)).toThrow(message);
  });
});

test("the median is the middle one, or the mean of the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 100])).toBe(3);
  expect(median([7])).toBe(7);
});

test("several loads become one, figure by figure", () => {
  const slow = { ...good, lcp: 2_000, scores: { ...good.scores, performance: 60 } };
  const odd = { ...good, lcp: 900, tbt: 900, scores: { ...good.scores, performance: 98 } };
  expect(medianOf([slow, good, odd])).toEqual({
    ...good,
    lcp: 900,
    scores: { ...good.scores, performance: 98 },
  });
});

describe("the table", () => {
  const row = (measured: Measurement) => ({ site: "", page: "/about", visit: "first" as const, measured });

  test("has the ratios to the floor", () => {
    const [, line] = benchTable([row({ ...good, lcp: 1_000, tbt: 150 })], good);
    expect(line).toEqual([
      "/about",
      "first",
      "99",
      "100",
      "100",
      "100",
      "0.70 s",
      "1.00 s",
      "150 ms",
      "0.000",
      "120",
      "1.25",
      "1.50",
    ]);
  });

  test("has no ratio to a floor of nothing", () => {
    const still = { ...good, tbt: 0 };
    expect(benchTable([row(good)], still)[1]?.at(-1)).toBe("–");
    expect(benchTable([row(still)], still)[1]?.at(-1)).toBe("1.00");
  });

  test("tells each target that is missed, and none that is met", () => {
    expect(missedTargets([row(good), row({ ...good, lcp: 1_000, tbt: 125 })], good)).toEqual([]);
    const scores = { ...good.scores, performance: 98, seo: 92 };
    expect(missedTargets([row({ ...good, scores, lcp: 1_001, tbt: 126 })], good)).toEqual([
      "/about, first visit: performance 98, target 99",
      "/about, first visit: seo 92, target 100",
      "/about, first visit: LCP 1.25 × floor, target 1.25",
      "/about, first visit: TBT 1.26 × floor, target 1.25",
    ]);
  });
});

describe("the document", () => {
  const begin = "<!-- npm run bench -- --write: begin -->";
  const end = "<!-- npm run bench -- --write: end -->";

  test("gets new figures between its marks, and keeps the rest", () => {
    expect(withFigures(`a\n${begin}\nold\n${end}\nz`, ["new"])).toBe(`a\n${begin}\n\nnew\n\n${end}\nz`);
  });

  test("without its marks is refused", () => {
    expect(() => withFigures(`${end}${begin}`, ["new"])).toThrow(/lacks the marks/);
  });

  test("has tables with their figures to the right", () => {
    expect(
      markdownTable([
        ["page", "visit", "FCP"],
        ["/", "first", "1 s"],
      ]),
    ).toEqual(["| page | visit | FCP |", "| --- | --- | ---: |", "| / | first | 1 s |"]);
  });
});

describe("the server", () => {
  let server: BenchServer;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bench-"));
    writeFileSync(join(folder, "index.html"), "<h1>Home</h1>");
    writeFileSync(join(folder, "404.html"), "<h1>Lost</h1>");
    writeFileSync(join(folder, "font.woff2"), "font");
    server = await serveFolder(folder);
  });

  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test("sends texts in Brotli, and fonts as they are", async () => {
    const home = await fetch(`${server.address}/`);
    expect(home.headers.get("content-encoding")).toBe("br");
    expect(await home.text()).toBe("<h1>Home</h1>");
    expect((await fetch(`${server.address}/font.woff2`)).headers.get("content-encoding")).toBeNull();
  });

  test("answers for what is missing with the 404 page", async () => {
    const lost = await fetch(`${server.address}/nowhere`);
    expect([lost.status, await lost.text()]).toEqual([404, "<h1>Lost</h1>"]);
  });

  test("has an empty document that loads nothing of the site", async () => {
    const blank = await fetch(server.address + blankPath);
    expect([blank.status, await blank.text()]).toEqual([200, ""]);
  });

  test("finds files in the shapes that exports have, and nothing above them", () => {
    const paths = new Set(["index.html", "about.html", "blog/index.html", "a b.txt"]);
    const found = ["/", "/about", "/about.html?x=1", "/blog/", "/blog", "/a%20b.txt", "/../secret", "/gone"];
    expect(found.map((address) => fileOf(address, paths))).toEqual([
      "index.html",
      "about.html",
      "about.html",
      "blog/index.html",
      "blog/index.html",
      "a b.txt",
      undefined,
      undefined,
    ]);
  });
});
