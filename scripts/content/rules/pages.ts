import { type Mistake, suggestion } from "../../tools/problem.ts";
import { addressedPages, type Content, entriesIn, isComplete, isObject, type Page } from "../queries.ts";

/** Returns the path of an app/<route>/page.tsx. Folders in parentheses only group. */
function routeOf(pageFile: string): string {
  const folders = pageFile.split("/").slice(1, -1);
  return `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`;
}

/** Finds pages that share a path, or are missing from content/pages or app. */
export function findStrayPages(content: Content): Mistake[] {
  const pages = addressedPages(content);
  const routes = content.pageFiles.map(routeOf);
  const paths = pages.map(({ path }) => path);
  return [
    ...pages.flatMap(({ file, path }, index): Mistake[] => {
      const first = pages[paths.indexOf(path)];
      if (first && first !== pages[index]) {
        const wrong = `${path} is already the address of ${first.file}.`;
        return [{ file, field: "path", wrong, right: "Give each page an address of its own." }];
      }
      if (routes.includes(path)) return [];
      const right = `Add app${path === "/" ? "" : path}/page.tsx, or correct the path.`;
      return [{ file, field: "path", wrong: `There is no page file for ${path}.`, right }];
    }),
    // The module may be the one that did not load.
    ...content.pageFiles.flatMap((file, index): Mistake[] => {
      const route = routes[index] ?? "";
      if (paths.includes(route) || !isComplete(content)) return [];
      const wrong = `No module of content/pages has the path "${route}".`;
      const right = "Add the page's module to content/pages with that path, or remove the page file.";
      return [{ file, wrong, right }];
    }),
  ];
}

/** Finds links to pages, or parts of pages, that do not exist. */
export function findDeadLinks(content: Content): Mistake[] {
  const pages = addressedPages(content);
  // A page whose module does not load still exists: do not report links to it.
  const routes = isComplete(content) ? [] : content.pageFiles.map(routeOf);
  const paths = [...new Set([...pages.map(({ path }) => path), ...routes])].sort();
  return linksIn(content).flatMap(({ file, field, link }) => {
    const [path = "", fragment] = link.split("#");
    if (!paths.includes(path)) {
      return [{ file, field, wrong: `There is no page at ${path}.`, right: suggestion(path, paths) }];
    }
    const page = pages.find((candidate) => candidate.path === path);
    if (fragment === undefined || !page) return [];
    const ids = partsOf(page);
    if (ids.includes(fragment)) return [];
    const wrong = `The page ${path} has no part with the id "${fragment}".`;
    const right =
      ids.length > 0 ? suggestion(fragment, ids) : `Link to ${path}: that page has no parts with an id.`;
    return [{ file, field, wrong, right }];
  });
}

/** Returns every link in the content. The schema reports anything that is not a path on this site. */
function linksIn(content: Content): { file: string; field: string; link: string }[] {
  return entriesIn(content).flatMap(({ file, field, key, value }) => {
    const isOwnAddress = field === "path" && file.startsWith("content/pages/");
    const isLink = ["href", "link", "path", "pages"].includes(key) && !isOwnAddress;
    return isLink && typeof value === "string" && value.startsWith("/") && !value.startsWith("//")
      ? [{ file, field, link: value }]
      : [];
  });
}

/** Returns the ids that links can have as fragments: those of a page's sections. */
function partsOf({ value }: Page): string[] {
  return Object.values(value).flatMap((section) =>
    isObject(section) && typeof section.id === "string" ? [section.id] : [],
  );
}

/** Finds pages that visitors cannot reach, because no other module links to them. The header's logo links to home. */
export function findUnlinkedPages(content: Content): Mistake[] {
  // No visitor reads llms.txt.
  const links = linksIn(content).filter(({ file }) => file !== "content/llms.ts");
  return addressedPages(content).flatMap(({ file, path }) => {
    if (path === "/") return [];
    if (links.some((entry) => entry.file !== file && entry.link.split("#")[0] === path)) return [];
    const right = "Add it to content/navigation.ts, or link to it from another page.";
    return [{ file, field: "path", wrong: `No page links to ${path}.`, right }];
  });
}
