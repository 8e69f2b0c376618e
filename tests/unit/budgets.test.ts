import { randomBytes } from "node:crypto";
import { expect, jest, test } from "@jest/globals";
import { checkBudgets } from "../../scripts/budgets.ts";
import { deferredElement } from "../../scripts/post-build/defer-scripts.ts";
import { readSite } from "../../scripts/post-build/read-site.ts";
import { memoryFiles, origin } from "../support/exported-fixture.ts";

jest.spyOn(console, "log").mockReturnValue();

const limits = { HTML: 900, stylesheet: 900, scripts: 900, fonts: 900 };
const parts = {
  stylesheet: deferredElement({ href: "/a.css" }),
  scripts: `${deferredElement({ src: "/a.js" })}<script src="/a.js"></script><script src="/old.js" noModule=""></script>`,
  fonts: '<link as="font" href="/a.woff2">',
};

/** Text that compresses to as many bytes: each character carries six bits. */
const noise = (bytes: number) => randomBytes(bytes).toString("base64url");

/** Weighs a site whose pages have some parts, and files of some sizes. */
async function weigh(has: Partial<typeof parts> = parts, sizes: Readonly<Record<string, number>> = {}) {
  const texts = ["a.css", "a.js", "a.woff2"].map((path) => [path, noise(sizes[path] ?? 600)]);
  const page = Object.values(has).join("");
  const files = { "404.html": page, "index.html": page, "old.js": noise(2000), ...Object.fromEntries(texts) };
  await checkBudgets(readSite(memoryFiles(files), [], { origin, stage: "local" }), limits);
}

test("a page within its limits passes, whatever old browsers load", () => weigh());

test.each<[kind: keyof typeof limits, weigh: () => Promise<void>]>([
  ["HTML", () => weigh({ ...parts, fonts: `${parts.fonts}<p>${noise(1000)}</p>` })],
  ["stylesheet", () => weigh(parts, { "a.css": 1000 })],
  ["scripts", () => weigh(parts, { "a.js": 1000 })],
  ["fonts", () => weigh(parts, { "a.woff2": 1000 })],
])("a page over its limit of %s is refused", async (kind, weighed) => {
  await expect(weighed()).rejects.toThrow(
    new RegExp(
      `^404.html: ${kind} of \\d+ bytes exceeds the limit of 900\nThe limits are in scripts/budgets.ts.$`,
    ),
  );
});

test.each(["stylesheet", "scripts", "fonts"] as const)("a page without %s is refused", async (kind) => {
  const { [kind]: _missing, ...others } = parts;
  await expect(weigh(others)).rejects.toThrow(`404.html: ${kind} not found`);
});
