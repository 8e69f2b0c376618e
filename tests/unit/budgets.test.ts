import { randomBytes } from "node:crypto";
import { expect, jest, test } from "@jest/globals";
import { checkBudgets } from "../../scripts/budgets.ts";
import { deferredElement } from "../../scripts/post-build/defer-scripts.ts";
import { fixtureFiles, fixtureSite } from "../support/exported-fixture.ts";

type Files = ReturnType<typeof fixtureFiles>;

jest.spyOn(console, "log").mockReturnValue();

/** Text that compresses to as many bytes: each character carries six bits. */
const noise = (bytes: number) => randomBytes(bytes).toString("base64url");

/** Weighs the good site with an addition to the head of its home page, and with more files. */
function check(head: string, more: Files = {}): Promise<void> {
  const files = { ...fixtureFiles(), ...more };
  const home = String(files["index.html"]).replace("</head>", `${head}</head>`);
  return checkBudgets(fixtureSite({ ...files, "index.html": home }));
}

const late = (attribute: string, bytes: number) =>
  check(deferredElement({ [attribute]: "/late" }), { late: noise(bytes) });

test("a page within its limits passes, whatever old browsers load", async () => {
  await late("src", 125_000);
  await check('<script src="/old.js" noModule=""></script>', { "old.js": noise(150_000) });
});

// Typed out: limits read from the script would grow with it.
test.each<[kind: string, limit: number, weigh: () => Promise<void>]>([
  ["HTML", 31_000, () => check(`<style>${noise(31_500)}</style>`)],
  ["stylesheet", 16_500, () => late("href", 17_000)],
  ["scripts", 133_000, () => late("src", 134_000)],
  ["fonts", 34_000, () => check('<link as="font" href="/a.woff2">', { "a.woff2": Buffer.alloc(34_500) })],
])("a page over its limit of %s is refused", async (kind, limit, weigh) => {
  await expect(weigh()).rejects.toThrow(
    new RegExp(
      `^/: ${kind} of \\d+ bytes exceeds the limit of ${limit}\\nThe limits are in scripts/budgets.ts.$`,
    ),
  );
});
