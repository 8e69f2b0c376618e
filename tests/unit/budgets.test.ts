import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { checkBudgets } from "../../scripts/budgets/check.ts";
import { budgets } from "../../scripts/budgets/limits.ts";
import { weightsTable } from "../../scripts/budgets/weights-table.ts";
import { fixtureFiles, fixtureSite } from "../support/exported-fixture.ts";

type Files = ReturnType<typeof fixtureFiles>;

beforeEach(() => {
  jest.spyOn(console, "log").mockReturnValue();
  jest.spyOn(console, "table").mockReturnValue();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Text that hardly compresses: each character carries six bits. */
function noise(bytes: number): string {
  const digest = (index: number) => createHash("sha256").update(`noise ${index}`).digest("base64url");
  return Array.from({ length: Math.ceil(bytes / 32) }, (_, index) => digest(index)).join("");
}

/** The good site with an addition to the head of its home page, and with more files. */
function withHead(head: string, more: Files = {}): Files {
  const files = fixtureFiles();
  return {
    ...files,
    ...more,
    "index.html": String(files["index.html"]).replace("</head>", `${head}</head>`),
  };
}

/** The good site whose home page loads a file late. */
const withLate = (attribute: string, file: string, bytes: number) =>
  withHead(`<script type="late" data-${attribute}="/${file}"></script>`, { [file]: noise(bytes) });

const fonts = ["a", "b"].map((name) => `<link rel="preload" as="font" href="/${name}.woff2">`).join("");
const drawings = Array.from({ length: 30 }, (_, index) => `<img src="/art/${index}.svg" alt="">`).join("");
const photos = Array.from({ length: 30 }, (_, index) => `<img src="https://images.unsplash.com/${index}">`);

test.each<[name: string, files: Files]>([
  ["light", fixtureFiles()],
  ["just below its limit of JavaScript", withHead("", { "site.js": noise(131_000) })],
  [
    "heavy in old browsers only",
    withHead('<script src="/old.js" noModule=""></script>', { "old.js": noise(150_000) }),
  ],
  ["full of photos", withHead(photos.join(""))],
])("a page that is %s is let through", async (_name, files) => {
  await expect(checkBudgets(fixtureSite(files))).resolves.toBeUndefined();
});

test.each<[field: string, files: Files, expected: RegExp]>([
  [
    "JavaScript",
    withLate("src", "late.js", 135_000),
    /It has 13\d{4} bytes: the limit is 132446 bytes\.\n {2}Load/,
  ],
  ["page data", withLate("src", "page-data-1.js", 12_000), /the limit is 11500 bytes/],
  ["HTML with its styles", withHead(`<style>${noise(15_500)}</style>`), /the limit is 15100 bytes/],
  ["whole style sheet", withLate("href", "whole.css", 12_500), /the limit is 12000 bytes/],
  [
    "fonts",
    withHead(fonts, { "a.woff2": Buffer.alloc(21_000), "b.woff2": Buffer.alloc(21_000) }),
    /It has 42000 bytes: the limit is 34000 bytes/,
  ],
  ["requests", withHead(drawings), /It has 3\d: the limit is 25\./],
])("a page with too much of its %s is refused", async (field, files, expected) => {
  const message = await checkBudgets(fixtureSite(files)).catch((error: Error) => error.message);
  expect(message).toContain(`/  ${field}\n`);
  expect(message).toMatch(expected);
});

test("a table of weights shows the limit and the difference from the base", () => {
  const light = {
    javaScript: 100_000,
    pageData: 5_000,
    html: 9_000,
    css: 11_000,
    fonts: 30_000,
    requests: 18,
  };
  const about = { page: "/about", ...light };
  const press = { page: "/press", ...light };
  const table = weightsTable([{ ...about, html: 10_250, requests: 17 }, press], [about]);
  expect(table).toContain("| /about | 100,000 | 5,000 | 10,250 (+1,250) | 11,000 | 30,000 | 17 (-1) |\n");
  expect(table).toContain("| /press (new) | 100,000 | 5,000 | 9,000 |");
  expect(table).toContain(`\n| Limit | ${budgets.javaScript.limit.toLocaleString("en")} |`);
});
