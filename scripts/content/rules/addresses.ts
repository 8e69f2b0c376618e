import { addressedPages, pageFileOf, routeOf } from "../pages.ts";
import type { Content, ContentProblem, ContentRule } from "../types.ts";

/** Every page has an address of its own, and each is in both places: content/pages and app. */
export const checkAddresses: ContentRule = (content) => [
  ...checkPaths(content),
  ...checkRepeatedPaths(content),
  ...checkPageFiles(content),
];

function checkPaths(content: Content): ContentProblem[] {
  return addressedPages(content).flatMap(({ module: { file }, page: { path } }) => {
    if (typeof path !== "string" || !/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path)) {
      const wrong =
        path === undefined ? "The page has no address." : `${JSON.stringify(path)} is not an address.`;
      return [
        { file, field: "path", wrong, right: 'Write one such as "/pricing": a slash, then small letters.' },
      ];
    }
    if (content.pageFiles.some((pageFile) => routeOf(pageFile) === path)) return [];
    const wrong = `There is no page file for ${path}.`;
    return [{ file, field: "path", wrong, right: `Add ${pageFileOf(path)}, or correct the path.` }];
  });
}

function checkRepeatedPaths(content: Content): ContentProblem[] {
  const firstFiles = new Map<unknown, string>();
  return addressedPages(content).flatMap(({ module: { file }, page: { path } }) => {
    const first = firstFiles.get(path);
    if (first === undefined || path === undefined) {
      firstFiles.set(path, file);
      return [];
    }
    const wrong = `${path} is already the address of ${first}.`;
    return [{ file, field: "path", wrong, right: "Give each page an address of its own." }];
  });
}

function checkPageFiles(content: Content): ContentProblem[] {
  // A module that did not load may be the one that is sought.
  if (content.failures.length > 0) return [];
  const paths = new Set(addressedPages(content).map(({ page }) => page.path));
  return content.pageFiles
    .filter((file) => !paths.has(routeOf(file)))
    .map((file) => ({
      file,
      wrong: `No module of content/pages has the path "${routeOf(file)}".`,
      right: "Add the page's module to content/pages with that path, or remove the page file.",
    }));
}
