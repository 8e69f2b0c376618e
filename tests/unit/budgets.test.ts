import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { brotliSize } from "../../scripts/budgets/brotli.ts";
import { budgetFaults } from "../../scripts/budgets/faults.ts";
import { type Floor, installedVersions, readFloor } from "../../scripts/budgets/floor.ts";
import { holdBudgets } from "../../scripts/budgets/step.ts";
import { budgetTable } from "../../scripts/budgets/table.ts";
import { weighSite } from "../../scripts/budgets/weigh.ts";
import { fixtureFiles, fixtureSite } from "../support/exported-fixture.ts";

type Files = Record<string, string | Uint8Array>;

/** A made-up floor; 1.15 × it is 11,500 bytes of JavaScript. */
const floor = 10_000;

afterEach(() => {
  jest.restoreAllMocks();
});

/** Text that does not compress below `bytes`: each character carries six bits. */
function noise(bytes: number): string {
  const digest = (index: number) => createHash("sha256").update(`noise ${index}`).digest("base64url");
  return Array.from({ length: Math.ceil(bytes / 32) }, (_, index) => digest(index)).join("");
}

/** The good site with something put before `</head>` of its home page, and with more files. */
function withHead(head: string, more: Files = {}): Files {
  const files = fixtureFiles();
  return {
    ...files,
    ...more,
    "index.html": String(files["index.html"]).replace("</head>", `${head}</head>`),
  };
}

async function faultsOf(files: Files) {
  return budgetFaults(await weighSite(fixtureSite(files)), floor);
}

const sheet = '<link rel="stylesheet" href="/late.css">';
const fonts = [1, 2, 3].map((index) => `font-${index}.woff2`);
const fontFiles = Object.fromEntries(fonts.map((font) => [font, Buffer.alloc(21_000)]));
const fontFaces = fonts.map((font) => `@font-face{src:url(./${font}) format("woff2")}`).join("");
const drawings = Array.from({ length: 30 }, (_, index) => `<img src="/art/${index}.svg" alt="">`).join("");
const photos = Array.from({ length: 30 }, (_, index) => `<img src="https://images.unsplash.com/${index}">`);

describe("a page is let through", () => {
  test.each<[name: string, files: Files]>([
    ["that is light", fixtureFiles()],
    ["just below its limit of JavaScript", withHead("", { "site.js": noise(11_300) })],
    [
      "whose heavy script is for old browsers only",
      withHead('<script src="/old.js" noModule=""></script>', { "old.js": noise(50_000) }),
    ],
    ["that shows many photos", withHead(photos.join(""))],
    ["that links to other sites", withHead('<a href="https://other.com/">Other</a>')],
  ])("%s", async (_name, files) => {
    expect(await faultsOf(files)).toEqual([]);
  });
});

describe("a page is refused", () => {
  test.each<[name: string, files: Files, field: string, problem: RegExp, remedy: RegExp]>([
    [
      "for its JavaScript",
      withHead('<script src="/late.js" async></script>', { "late.js": noise(12_000) }),
      "first-load JavaScript",
      /^12,\d\d\d bytes: the limit is 11,500 \(1\.15 × the framework's 10,000\)\.$/,
      /when idle or when asked for/,
    ],
    [
      "for a script that is only preloaded",
      withHead('<link rel="preload" as="script" href="/late.js">', { "late.js": noise(12_000) }),
      "first-load JavaScript",
      /the limit is 11,500/,
      /when idle/,
    ],
    [
      "for its HTML",
      withHead(`<meta name="x" content="${noise(16_500)}">`),
      "HTML",
      /^1\d,\d\d\d bytes: the limit is 16,000\.$/,
      /files of \/art\//,
    ],
    [
      "for its CSS",
      withHead(sheet, { "late.css": noise(12_500) }),
      "CSS",
      /^12,\d\d\d bytes: the limit is 12,000\.$/,
      /Take out/,
    ],
    [
      "for its fonts",
      withHead(sheet, { "late.css": fontFaces, ...fontFiles }),
      "fonts",
      /^63,000 bytes: the limit is 62,000\.$/,
      /app\/fonts\.ts/,
    ],
    [
      "for fonts that it preloads",
      withHead(fonts.map((font) => `<link rel="preload" as="font" href="/${font}">`).join(""), fontFiles),
      "preloaded fonts",
      /^3: the limit is 2\.$/,
      /preload: false/,
    ],
    ["for its requests", withHead(drawings), "requests besides photos", /^3\d: the limit is 25\.$/, /fewer/],
    ...[
      ["a script", '<script src="https://cdn.other.com/x.js"></script>'],
      ["a script without a scheme", '<script src="//cdn.other.com/x.js"></script>'],
      ["a style sheet", '<link rel="stylesheet" href="https://cdn.other.com/x.css">'],
      ["a connection ahead of time", '<link rel="preconnect" href="https://cdn.other.com">'],
      ["a picture", '<img src="https://cdn.other.com/x.png" alt="x">'],
      ["a picture among several", '<img src="/art/sea.svg" srcset="https://cdn.other.com/x.png 2x" alt="x">'],
      ["a frame", '<iframe src="https://cdn.other.com/"></iframe>'],
      ["a picture over http", '<img src="http://cdn.other.com/x.png" alt="x">'],
    ].map(([name, head]): [string, Files, string, RegExp, RegExp] => [
      `for ${name} of another host`,
      withHead(head ?? ""),
      "third parties",
      /cdn\.other\.com.* is of another host/,
      /Serve it from this site/,
    ]),
    ...["@import 'https://cdn.other.com/x.css';", "a{background:url(//cdn.other.com/x.png)}"].map(
      (css): [string, Files, string, RegExp, RegExp] => [
        `for its styles with ${css}`,
        withHead(sheet, { "late.css": css }),
        "third parties",
        /cdn\.other\.com/,
        /Serve it/,
      ],
    ),
  ])("%s", async (_name, files, field, problem, remedy) => {
    expect(await faultsOf(files)).toEqual([
      { page: "/", field, problem: expect.stringMatching(problem), remedy: expect.stringMatching(remedy) },
    ]);
  });

  test("the 404 page as well", async () => {
    const files = fixtureFiles();
    const heavy = String(files["404.html"]).replace("</head>", `<meta content="${noise(16_500)}"></head>`);
    expect(await faultsOf({ ...files, "404.html": heavy })).toEqual([
      expect.objectContaining({ page: "404.html", field: "HTML" }),
    ]);
  });
});

test("fonts are weighed as they are, all else in Brotli", async () => {
  const zeros = Buffer.alloc(10_000);
  expect(await brotliSize("a.woff2", zeros)).toBe(10_000);
  expect(await brotliSize("a.js", zeros)).toBeLessThan(50);
});

test("the table has a line a page, and the limits at its foot", async () => {
  const lines = budgetTable(await weighSite(fixtureSite()), floor).split("\n");
  expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual(["", "/", "/pricing", "404.html", "at most"]);
  expect(lines.at(-1)).toMatch(/11,500 +1\.150 +16,000 +12,000 +62,000 +2 +25$/);
});

describe("the floor", () => {
  const versions = installedVersions();
  const kept = (floor: Floor) => {
    const folder = mkdtempSync(join(tmpdir(), "floor-"));
    const file = join(folder, "floor.json");
    writeFileSync(file, JSON.stringify(floor));
    try {
      return readFloor(file);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test("is read when it was measured with the installed versions", () => {
    expect(kept({ javaScript: 1, versions })).toEqual({ javaScript: 1, versions });
  });

  test("of other versions is refused, with the command that measures it", () => {
    const old = { javaScript: 1, versions: { ...versions, react: "18.0.0" } };
    expect(() => kept(old)).toThrow(
      new RegExp(`react 18\\.0\\.0, now ${versions.react}\\.\\nRun \`npm run measure:floor\``),
    );
  });

  test("is of the installed versions in this project", () => {
    expect(readFloor().versions).toEqual(versions);
  });
});

test("a build with a page that is too heavy fails, and tells page, figure, limit and remedy", async () => {
  const folder = mkdtempSync(join(tmpdir(), "budgets-"));
  const told = jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(console, "log").mockReturnValue();
  try {
    writeFileSync(join(folder, "about.html"), `<title>About</title><p>${noise(17_000)}</p>`);
    expect(await holdBudgets({ origin: "https://www.site.com", stage: "local" }, folder)).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(told.mock.calls[0]?.[0]).toMatch(
    /\/about {2}HTML\n {2}1\d,\d\d\d bytes: the limit is 16,000\.\n {2}What/,
  );
});
