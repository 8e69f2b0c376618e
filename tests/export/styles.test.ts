import { expect, test } from "@jest/globals";
import { type Declaration, transform } from "lightningcss";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

/** What one class sets in one state: under the same media queries, pseudo-classes and importance. */
interface Effect {
  name: string;
  state: string;
  properties: readonly string[];
  place: number;
}

/** What a rule of lightningcss has, of whatever kind it is. */
interface ParsedRule {
  value?: {
    rules?: ParsedRule[];
    selectors?: { type: string; name: string }[][];
    declarations?: Record<string, Declaration[]>;
    loc?: unknown;
  };
}

const partsOf = ({ value = {} }: ParsedRule) => value;

const site = exportedSite();
const sheets = [...site.files.paths].filter((path) => path.endsWith(".css"));
const effects = sheets.flatMap((path) => effectsIn(site.files.bytes(path)));

function effectsIn(code: Uint8Array): Effect[] {
  const found: Effect[] = [];
  const collect = (rules: readonly ParsedRule[], condition: string) => {
    for (const { rules: nested = [], selectors = [], declarations = {}, loc: _, ...rest } of rules.map(
      partsOf,
    )) {
      if (selectors.length === 0) collect(nested, condition + JSON.stringify(rest));
      for (const [first, ...state] of selectors)
        for (const [importance, all] of Object.entries(declarations))
          if (first?.type === "class" && all.length > 0)
            found.push({
              name: first.name,
              state: condition + JSON.stringify(state) + importance,
              properties: all.map(propertyOf),
              place: found.length,
            });
    }
  };
  const visitor = { StyleSheet: ({ rules }: { rules: ParsedRule[] }) => collect(rules, "") };
  transform({ filename: "sheet.css", code, visitor: visitor as never });
  return found;
}

function propertyOf(declaration: Declaration): string {
  if (declaration.property === "custom") return declaration.value.name;
  if (declaration.property === "unparsed") return declaration.value.propertyId.property;
  return declaration.property;
}

/** Returns the classes of an element that do nothing, because others set the same later in the stylesheet. */
function classesWithoutEffect(classes: string): string[] {
  const names = classes.split(/\s+/);
  const all = effects.filter(({ name }) => names.includes(name));
  return all
    .filter(({ name, state, properties, place }) => {
      const later = all.filter(
        (other) => other.name !== name && other.state === state && other.place > place,
      );
      return properties.every((property) => later.some((other) => other.properties.includes(property)));
    })
    .map(({ name }) => `${name} in "${classes}"`);
}

test("no class of an element is overridden by another one of the same element", () => {
  const elements = everyPage(site).flatMap(({ document }) => document.querySelectorAll("[class]"));
  const classes = new Set(elements.map(({ attrs }) => attrs.class ?? ""));
  expect(classes.size).toBeGreaterThan(100);
  expect([...classes].flatMap(classesWithoutEffect)).toEqual([]);
});
