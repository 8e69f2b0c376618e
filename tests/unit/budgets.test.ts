import { expect, jest, test } from "@jest/globals";
import { checkBudgets, heaviest } from "../../scripts/budgets.ts";
import { readSite } from "../../scripts/post-build/read-site.ts";
import { memoryFiles, origin } from "../support/exported-fixture.ts";

jest.spyOn(console, "log").mockReturnValue();

const parts = {
  stylesheet: '<link as="style" href="/a.css">',
  scripts: '<script src="/a.js"></script>',
  fonts: '<link as="font" href="/a.woff2">',
};

function weigh(page: string, usual = {}) {
  const files = { "404.html": page, "a.css": "b", "a.js": "c", "a.woff2": "d" };
  const site = readSite(memoryFiles(files), [], { origin, stage: "local" });
  return checkBudgets(site, { ...heaviest, ...usual });
}

const whole = Object.values(parts).join("");

test("a page over a limit is refused, and one without what is weighed", async () => {
  for (const kind of Object.keys(heaviest)) {
    const found = new RegExp(`404.html: ${kind} of (\\d+) bytes, \\1 over the limit of 0, `);
    await expect(weigh(whole, { [kind]: 0 })).rejects.toThrow(found);
  }
  for (const [kind, part] of Object.entries(parts))
    await expect(weigh(whole.replace(part, ""))).rejects.toThrow(`404.html: ${kind} not found`);
});
