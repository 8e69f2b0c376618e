import { randomBytes } from "node:crypto";
import { expect, test } from "@jest/globals";
import { budgets, checkBudgets } from "../../scripts/post-build/budgets.ts";
import { readSite } from "../../scripts/post-build/read-site.ts";
import { memoryFiles, origin } from "../support/exported-fixture.ts";

const files = {
  "404.html": '<link as="style" href="/a.css"><script src="/a.js"></script><link as="font" href="/a.woff2">',
  "a.css": "b",
  "a.js": "c",
  "a.woff2": "d",
};

const check = (changed = {}) =>
  checkBudgets(readSite(memoryFiles({ ...files, ...changed }), { origin, stage: "local" }));

test("a page over a limit is refused, and one that lacks a kind of file", async () => {
  await check();
  const heavy = randomBytes(200_000).toString("base64");
  for (const [index, kind] of Object.keys(budgets).entries()) {
    const file = Object.keys(files)[index] as keyof typeof files;
    const tooMuch = new RegExp(`^404.html has [\\d.]+ kB of ${kind}. The limit is \\d+.`);
    await expect(check({ [file]: files[file] + heavy })).rejects.toThrow(tooMuch);
    if (kind === "HTML") continue;
    const without = files["404.html"].replace(new RegExp(`<[^<]*/${file}">`), "");
    await expect(check({ "404.html": without })).rejects.toThrow(`404.html has no ${kind}.`);
  }
});
