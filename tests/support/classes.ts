import { type Selector, transform } from "lightningcss";

/** Returns the classes that the selectors of a style sheet name. */
export function classesIn(code: Uint8Array): readonly string[] {
  const names = new Set<string>();
  const collect = (selector: Selector) => {
    JSON.stringify(selector, (_key, part) => {
      if (part?.type === "class") names.add(part.name);
      return part;
    });
  };
  transform({ filename: "sheet.css", code, visitor: { Selector: collect } });
  return [...names];
}
