import { randomBytes } from "node:crypto";
import { expect, jest, test } from "@jest/globals";
import { checkBudgets } from "../../scripts/budgets/budget-check.ts";
import { budgets, type Measure } from "../../scripts/budgets/limits.ts";
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
  const table = jest.spyOn(console, "table").mockReturnValue();
  log.mockClear();
  await checkBudgets(fixtureSite());
  expect(log.mock.calls).toEqual([["Budgets: 3 pages weighed, none over its limits."]]);
  expect(table).not.toHaveBeenCalled();
  await checkBudgets(fixtureSite(), true);
  expect(table).toHaveBeenCalledWith({
    // The page, an icon, a script and a drawing.
    "/": expect.objectContaining({ css: 0, fonts: 0, requests: 4 }),
    "/pricing": expect.objectContaining({ requests: 3 }),
    "404.html": expect.objectContaining({ requests: 3 }),
    Limit: expect.objectContaining({
      javaScript: budgets.javaScript.limit,
      requests: budgets.requests.limit,
    }),
  });
});
