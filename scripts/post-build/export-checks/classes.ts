import { type Selector, transform } from "lightningcss";
import { nearest } from "../../tools/problem.ts";
import { type ExportCheck, everyPage } from "../read-site.ts";

/** Classes that need no rule: Tailwind's marks for group-…: and peer-…:, and those that lucide gives its icons. */
const marks = /^(group|peer)(\/|$)|^lucide/;

/** Every class of a page has a rule. A misspelled one would have no effect, and nobody would hear of it. */
export const checkClasses: ExportCheck = (site) => {
  const sheets = [...site.files.paths].filter((path) => path.endsWith(".css"));
  const styled = new Set(sheets.flatMap((path) => classesIn(site.files.bytes(path))));
  return everyPage(site).flatMap(({ path, document }) => {
    const used = document.querySelectorAll("[class]").flatMap(({ attrs }) => attrs.class?.split(/\s+/) ?? []);
    return [...new Set(used)]
      .filter((name) => name !== "" && !styled.has(name) && !marks.test(name))
      .map((name) => {
        const near = nearest(name, [...styled]);
        return {
          file: path,
          field: `class "${name}"`,
          wrong: "No rule has this class, so it has no effect.",
          right: `${near === undefined ? "Use a utility of Tailwind." : `Did you mean ${near}?`} Colors are roles, such as bg-raised: app/styles/theme.css has them.`,
        };
      });
  });
};

/** Returns the classes that the selectors of a style sheet name, at any depth. */
function classesIn(code: Uint8Array): readonly string[] {
  const names: string[] = [];
  const collect = (selector: Selector) => {
    JSON.stringify(selector, (_key, part) => {
      if (part?.type === "class") names.push(part.name);
      return part;
    });
  };
  transform({ filename: "sheet.css", code, visitor: { Selector: collect } });
  return names;
}
