import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "@jest/globals";
import { transform } from "lightningcss";
import { classesIn } from "../support/classes.ts";

const filesIn = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => names.test(file))
    .map((file) => join(folder, file));

const sheetsIn = (folder: string) => filesIn(folder, /\.css$/);

const nameOf = (sheet: string) => basename(sheet, ".css");

/** Sheets that style the whole page, without classes of components. */
const pageSheets = ["base", "contrast", "forced-colors", "print", "theme", "tokens"];
const componentSheets = sheetsIn("components");
const sharedSheets = sheetsIn("app/styles").filter((sheet) => !pageSheets.includes(nameOf(sheet)));
const sheets = [...componentSheets, ...sharedSheets];

/** The colors that a sheet writes itself, in its drawings too. */
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

/** Returns the sheet in which a class belongs: the one with the longest name that begins the class. */
const sheetFor = (className: string) =>
  sheets
    .filter((sheet) => `${className}-`.startsWith(`${nameOf(sheet)}-`))
    .sort((a, b) => nameOf(a).length - nameOf(b).length)
    .at(-1);

test.each(sheets)("every class in %s begins with the sheet's name", (sheet) => {
  const elsewhere = classesIn(readFileSync(sheet)).filter((className) => sheetFor(className) !== sheet);
  expect(elsewhere).toEqual([]);
});

test.each(sheets)("%s takes every color from a token", (sheet) => {
  expect(colorsIn(sheet)).toEqual([]);
});

test("a component's sheet is beside it", () => {
  expect(componentSheets.filter((sheet) => !existsSync(sheet.replace(/css$/, "tsx")))).toEqual([]);
});

test("no style changes the order of the source", () => {
  const reordering = /\border:|\breading-flow:|-reverse\b|\border-(first|last|-?\d|\[)/;
  const sources = ["app", "components"].flatMap((folder) => filesIn(folder, /\.(css|tsx)$/));
  expect(sources.filter((file) => reordering.test(readFileSync(file, "utf8")))).toEqual([]);
});

/** The values of a sheet's custom properties, by name. */
function propertiesOf(sheet: string): ReadonlyMap<string, string> {
  const declarations = readFileSync(sheet, "utf8").matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm);
  return new Map([...declarations].map(([, name = "", value = ""]) => [name, value]));
}

test("a name that Tailwind's theme has means the same here", () => {
  const tailwind = propertiesOf("node_modules/tailwindcss/theme.css");
  const theme = "app/styles/theme.css";
  const utilities = [...readFileSync(theme, "utf8").matchAll(/@utility (text|font)-([\w-]+)/g)].map(
    ([, kind, name]) => [kind === "font" ? `--font-weight-${name}` : `--text-${name}`, "a utility"] as const,
  );
  const own = [...propertiesOf(theme), ...utilities];
  expect(own.filter(([name, value]) => (tailwind.get(name) ?? value) !== value)).toEqual([]);
});

// The build leaves out rules that a page cannot use, and cannot tell a class from an animation of the same name.
test("no animation has the name of a class", () => {
  const classes = new Set(sheets.flatMap((sheet) => classesIn(readFileSync(sheet))));
  const animations = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, "utf8").matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name),
  );
  expect(animations).not.toHaveLength(0);
  expect(animations.filter((name) => classes.has(name))).toEqual([]);
});
