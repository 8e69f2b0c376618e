import { randomBytes } from "node:crypto";
import { expect, jest, test } from "@jest/globals";
import { checkBudgets } from "../../scripts/budgets/budget-check.ts";
import { budgets, type Measure } from "../../scripts/budgets/limits.ts";
import { weightsTable } from "../../scripts/budgets/weights-table.ts";
import { lateScript } from "../../scripts/post-build/defer-scripts.ts";
import { fixtureFiles, fixtureSite } from "../support/exported-fixture.ts";

type Files = ReturnType<typeof fixtureFiles>;

const log = jest.spyOn(console, "log").mockReturnValue();

/** Text that compresses to as many bytes: each character carries six bits. */
const noise = (bytes: number) => randomBytes(bytes).toString("base64url");

/** The good site with an addition to the head of its home page, and with more files. */
function withHead(head: string, more: Files = {}): Files {
  const files = { ...fixtureFiles(), ...more };
  return { ...files, "index.html": String(files["index.html"]).replace("</head>", `${head}</head>`) };
}

/** The good site whose home page loads a file late. */
const withLate = (attribute: string, file: string, bytes: number) =>
  withHead(lateScript({ [attribute]: `/${file}` }), { [file]: noise(bytes) });

const font = { "a.woff2": Buffer.alloc(35_000) };
const images = (address: string) =>
  Array.from({ length: 30 }, (_, index) => `<img src="${address}${index}" alt="">`).join("");

test.each<[name: string, files: Files]>([
  ["below its limit of JavaScript", withLate("src", "late.js", 120_000)],
  [
    "heavy in old browsers only",
    withHead('<script src="/a.js" noModule=""></script>', { "a.js": noise(150_000) }),
  ],
  ["full of views of one drawing", withHead(images("/art/sea.svg#"))],
  ["full of photos", withHead(images("https://images.unsplash.com/"))],
])("a page that is %s is let through", async (_name, files) => {
  await expect(checkBudgets(fixtureSite(files))).resolves.toBeUndefined();
});

test.each<[measure: Measure, over: (limit: number) => Files]>([
  ["javaScript", (limit) => withLate("src", "late.js", limit + 1000)],
  ["html", (limit) => withHead(`<style>${noise(limit)}</style>`)],
  ["css", (limit) => withLate("href", "whole.css", limit + 1000)],
  ["fonts", () => withHead('<link as="font" href="/a.woff2">', font)],
  ["requests", () => withHead(images("/art/"))],
])("a page with too much of its %s is refused, with a remedy", async (measure, over) => {
  const { name, limit, remedy } = budgets[measure];
  const message = await checkBudgets(fixtureSite(over(limit))).catch((error: Error) => error.message);
  // All pages share one sheet, so it is reported once.
  expect(message).toContain(`${measure === "css" ? "every page" : "/"}  ${name}\n`);
  expect(message).toMatch(/It has \d+( bytes)?: /);
  expect(message).toContain(`the limit is ${limit}`);
  expect(message).toContain(remedy.slice(0, 40));
});

test("a site within its limits prints one line, or a table when asked", async () => {
  log.mockClear();
  await checkBudgets(fixtureSite());
  expect(log.mock.calls).toEqual([["Budgets: 3 pages weighed, none over its limits."]]);
  log.mockClear();
  await checkBudgets(fixtureSite(), true);
  // The page, an icon, a script and a drawing.
  expect(log.mock.calls[0]?.[0]).toMatch(/^\n\| Bytes.*\n(.*\n)*\| \/ .* 4 \|\n\| \/pricing /);
});

test("a table of weights shows the limit and the difference from the base", () => {
  const about = {
    page: "/about",
    javaScript: 100_000,
    html: 9_000,
    css: 1,
    fonts: 2,
    requests: 18,
  };
  const press = { ...about, page: "/press" };
  const table = weightsTable([{ ...about, html: 10_250, requests: 17 }, press], [about]);
  const rows = table.split("\n").map((line) => line.replaceAll(/ +/g, " "));
  expect(rows).toContain("| /about | 100,000 | 10,250 (+1,250) | 1 | 2 | 17 (-1) |");
  expect(rows).toContain("| /press (new) | 100,000 | 9,000 | 1 | 2 | 18 |");
  expect(rows.at(-2)).toContain(`| Limit | ${budgets.javaScript.limit.toLocaleString("en-US")} |`);
  expect(
    new Set(
      table
        .trim()
        .split("\n")
        .map((line) => line.length),
    ).size,
  ).toBe(1);
});
