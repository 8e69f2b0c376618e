import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { transform } from "lightningcss";

/* What docs/architecture.md says of styles, except that every class has a rule, which the build checks. */

const sources = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(css|tsx)$/.test(file))
    .map((file) => join(folder, file)),
);

/** All stylesheets except those that give the tokens their values, and the list of all. */
const sheets = sources.filter((file) => /(?<!contrast|forced-colors|print|tokens|globals)\.css$/.test(file));

/** The colors that a stylesheet contains, in its images too. */
function colorsIn(sheet: string): readonly string[] {
  const found: string[] = [];
  transform({
    filename: sheet,
    code: readFileSync(sheet),
    visitor: {
      // System colors and currentColor have no alpha.
      Color: (color) => {
        if (typeof color === "object" && "alpha" in color && color.alpha !== 0) found.push(color.type);
      },
      Url: ({ url }) => {
        found.push(...(url.match(/%23[0-9a-f]{3,8}/g) ?? []));
      },
    },
  });
  return found;
}

test.each(sheets)("%s takes every color from a token", (sheet) => {
  expect(colorsIn(sheet)).toEqual([]);
});

test.each([
  ["writes a color in a class", /[-[:](#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\([^\]]*\))\]/],
  ["changes the order of the source", /\border:|\breading-flow:|-reverse\b|\border-(first|last|-?\d|\[)/],
])("no source %s", (_what, pattern) => {
  expect(sources.length).toBeGreaterThan(sheets.length);
  expect(sources.filter((file) => pattern.test(readFileSync(file, "utf8")))).toEqual([]);
});
