import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@jest/globals";
import { humanDate } from "../../lib/text/dates.ts";
import { interpolate } from "../../lib/text/interpolate.ts";

test("a date is written out in a language, as the day that it is everywhere", () => {
  expect(humanDate("2026-09-09", "en")).toBe("September 9, 2026");
  expect(humanDate("2025-12-31", "de")).toBe("31. Dezember 2025");
});

test.each<[template: string, values: Record<string, string | number>, text: string]>([
  ["{count} of {max} chosen", { count: 0, max: 3 }, "0 of 3 chosen"],
  ["{name}, {name}{empty}", { name: "Amara", empty: "" }, "Amara, Amara"],
  ["{ } {} {other}", { name: "Amara" }, "{ } {} {other}"],
  // A value is neither a template nor a pattern.
  ["{name} at {email}", { name: "{email}", email: "$& $1" }, "{email} at $& $1"],
])("%s with %j is %s", (template, values, text) => {
  expect(interpolate(template, values)).toBe(text);
});

test("the links in documents have targets", () => {
  expect.hasAssertions();
  const idsIn = (text: string) =>
    (text.toLowerCase().match(/^#+ .+/gm) ?? []).map((line) =>
      line.replace(/^#+ |[^\w -]/g, "").replaceAll(" ", "-"),
    );
  const textOf = (file: string) => readFileSync(file, "utf8");
  const folders = [".", "docs", "docs/decisions"];
  const names = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  for (const file of names.filter((name) => name.endsWith(".md")))
    for (const [, path, id] of textOf(file).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)) {
      const target = path ? join(dirname(file), path) : file;
      expect([file, target, existsSync(target)]).toEqual([file, target, true]);
      if (id) expect([file, ...idsIn(textOf(target))]).toContain(id);
    }
});
