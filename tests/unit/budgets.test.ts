import { expect, jest, test } from "@jest/globals";
import { checkBudgets, heaviest } from "../../scripts/budgets.ts";
import { readSite } from "../../scripts/post-build/read-site.ts";
import { memoryFiles, origin } from "../support/exported-fixture.ts";

jest.spyOn(console, "log").mockReturnValue();

const parts = {
  stylesheet: '<link as="style" href="/a.css">',
  scripts: '<script src="/a.js"></script><script src="/old.js" noModule=""></script>',
  fonts: '<link as="font" href="/a.woff2">',
};

function weigh(page: string, usual: Partial<Record<keyof typeof heaviest, number>> = {}) {
  const files = { "404.html": page, "a.css": "b", "a.js": "c", "a.woff2": "d" };
  return checkBudgets(readSite(memoryFiles(files), [], { origin, stage: "local" }), {
    ...heaviest,
    ...usual,
  });
}

const whole = Object.values(parts).join("");

test("a page within its limits passes, whatever old browsers load", () => weigh(whole));

test.each(Object.keys(heaviest))("a page over its limit of %s is refused", async (kind) => {
  const message = new RegExp(
    `404.html: ${kind} of (\\d+) bytes, \\1 over the limit of 0, and \\1 more than the heaviest page had\n`,
  );
  await expect(weigh(whole, { [kind]: 0 })).rejects.toThrow(message);
});

test.each(Object.entries(parts))("a page without %s is refused", async (kind, part) => {
  await expect(weigh(whole.replace(part, ""))).rejects.toThrow(`404.html: ${kind} not found`);
});
