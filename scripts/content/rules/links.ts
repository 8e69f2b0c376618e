import { suggestion } from "../nearest.ts";
import { addressedPages, knownPaths } from "../pages.ts";
import type { Content, ContentProblem, ContentRule } from "../types.ts";
import { allEntries, type Entry, entriesOf } from "../walk.ts";

const linkKeys = new Set(["href", "link", "path"]);

/** The fields whose text becomes the id of a part of the page, by the page's address. No other `id` is one. */
const idFields: Readonly<Record<string, readonly string[]>> = { "/partners": ["program.id"] };

/** Every link goes to a page of this site, and to a part that the page has. */
export const checkLinks: ContentRule = (content) => {
  const paths = knownPaths(content);
  return allEntries(content)
    .filter(isLink)
    .flatMap((entry) => checkLink(entry, paths, content));
};

function isLink({ module, field, key, value }: Entry): boolean {
  const isOwnAddress = field === "path" && module.file.startsWith("content/pages/");
  return linkKeys.has(key) && typeof value === "string" && value.trim() !== "" && !isOwnAddress;
}

function checkLink(entry: Entry, paths: readonly string[], content: Content): ContentProblem[] {
  const link = String(entry.value);
  const problem = (wrong: string, right: string): ContentProblem[] => [
    { file: entry.module.file, field: entry.field, wrong, right },
  ];
  if (!/^\/(?!\/)/.test(link)) {
    return problem(
      `"${link}" does not go to a page of this site.`,
      'Only addresses such as "/pricing" can stand here.',
    );
  }
  const [path = "", fragment] = link.split("#");
  if (!paths.includes(path)) return problem(`There is no page at ${path}.`, suggestion(path, paths));
  if (fragment === undefined) return [];
  const ids = fragmentsOf(path, content);
  if (ids === undefined || ids.includes(fragment)) return [];
  const right =
    ids.length > 0 ? suggestion(fragment, ids) : `Link to ${path}: that page has no parts with an id.`;
  return problem(`The page ${path} has no part with the id "${fragment}".`, right);
}

/** The ids that a page has from its content, or undefined when its module is not there to tell. */
function fragmentsOf(path: string, content: Content): string[] | undefined {
  const page = addressedPages(content).find((candidate) => candidate.page.path === path);
  if (!page) return undefined;
  const fields = idFields[path] ?? [];
  return entriesOf(page.module).flatMap(({ field, value }) =>
    fields.includes(field) && typeof value === "string" ? [value] : [],
  );
}
