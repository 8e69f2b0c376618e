import { contentFile } from "../content-files.ts";
import { evenSpaces, metaContents, titles } from "../html.ts";
import { everyPage } from "../read-site.ts";
import type { ExportCheck, ExportedPage, ExportProblem } from "../types.ts";

/** Every page has one title and one description, unlike those of all others. */
export const refuseRepeatedWords: ExportCheck = (site) => [
  ...check("title", everyPage(site), ({ document }) => titles(document)),
  ...check("description", everyPage(site), ({ document }) => metaContents(document, "description")),
];

function check(
  field: string,
  pages: readonly ExportedPage[],
  read: (page: ExportedPage) => string[],
): ExportProblem[] {
  const firstPages = new Map<string, string>();
  return pages.flatMap((page) => {
    const [text = "", ...more] = read(page);
    const problem = (problem: string, remedy: string) => [{ page: page.path, field, problem, remedy }];
    if (text.trim() === "" || more.length > 0)
      return problem(
        `The page has ${more.length > 0 ? more.length + 1 : "no"} ${field}s.`,
        `Give it one: ${field} in ${contentFile(page.path)}.`,
      );
    // To a searcher, words that differ in case or white space only are the same.
    const words = evenSpaces(text).toLowerCase();
    const first = firstPages.get(words);
    firstPages.set(words, first ?? page.path);
    if (first === undefined) return [];
    return problem(
      `"${evenSpaces(text)}" is the ${field} of both ${first} and ${page.path}.`,
      `Say what only one of them offers: ${field} in ${contentFile(first)} or ${contentFile(page.path)}.`,
    );
  });
}
