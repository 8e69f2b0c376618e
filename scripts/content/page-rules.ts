import { basename } from "node:path";
import { type Finding, suggestion } from "../tools/problem.ts";
import {
  type Content,
  findingFor,
  isComplete,
  isPage,
  pathsIn,
  repeatsIn,
  routeOf,
  type Text,
  textsIn,
} from "./queries.ts";

/*
 * Rules about pages and links, which no schema can check because they span modules. They accept any value, because the schemas
 * report invalid ones.
 */

/** Finds pages that share a path. */
export function findRepeatedPaths(content: Content): Finding[] {
  return repeatsIn(pathsIn(content), ({ value }) => value).map((path) => {
    const problem = `${path.value} is the URL of both ${path.first.file} and ${path.file}.`;
    return findingFor(path, problem, "Give each page a different one.");
  });
}

/** Finds pages without a page file in app/, and page files without a page. */
export function findStrayPages(content: Content): Finding[] {
  const pages = pathsIn(content);
  const routes = content.pageFiles.map(routeOf);
  const unrouted = pages.filter(({ value }) => !routes.includes(value));
  const unnamed = content.pageFiles.filter((_, index) => !pages.some(({ value }) => value === routes[index]));
  return [
    ...unrouted.map((path) => {
      const pageFile = `app${path.value === "/" ? "" : path.value}/page.tsx`;
      return findingFor(
        path,
        `There is no page file for ${path.value}.`,
        `Add ${pageFile}, or correct the path.`,
      );
    }),
    // A module that did not load may have the path.
    ...(isComplete(content) ? unnamed : []).map((file) => ({
      file,
      problem: "No module of content/pages has the path of this page file.",
      fix: "Add the page's module to content/pages with that path, or remove the page file.",
    })),
  ];
}

/** Finds pages that content/pages/index.ts does not list: the sitemap, for example, would lack them. */
export function findUnlistedPages(content: Content): Finding[] {
  return pathsIn(content).flatMap((path) => {
    const name = basename(path.file, ".ts");
    if (content.index.includes(`"./${name}"`)) return [];
    const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const fix = `Add to it: export { default as ${exported} } from "./${name}";`;
    return [findingFor(path, "content/pages/index.ts does not list this page.", fix)];
  });
}

/** Finds links to pages that do not exist. The build also looks for the ids that links name. */
export function findDeadLinks(content: Content): Finding[] {
  const paths = [
    ...new Set([...pathsIn(content).map(({ value }) => value), ...content.pageFiles.map(routeOf)]),
  ].sort();
  return linksIn(content).flatMap((link) => {
    const [path = ""] = link.value.split("#");
    if (paths.includes(path)) return [];
    return [findingFor(link, `There is no page at ${path}.`, suggestion(path, paths))];
  });
}

/** Returns every link to a path of this site. The schemas report other links. */
function linksIn(content: Content): readonly Text[] {
  return textsIn(content).filter(({ file, field, key, value }) => {
    const isOwnUrl = field === "path" && isPage(file);
    return ["href", "link", "path", "pages"].includes(key) && !isOwnUrl && /^\/(?!\/)/.test(value);
  });
}

/** Finds pages that visitors cannot reach, because no other module links to them. The header's logo links to home. */
export function findUnlinkedPages(content: Content): Finding[] {
  // Visitors do not read llms.txt.
  const links = linksIn(content).filter(({ file }) => file !== "content/llms.ts");
  // The link may be in a module that did not load.
  if (!isComplete(content)) return [];
  const isLinked = (page: Text) =>
    links.some(({ file, value }) => file !== page.file && value.split("#")[0] === page.value);
  return pathsIn(content)
    .filter((page) => page.value !== "/" && !isLinked(page))
    .map((page) => {
      const fix = "Add it to content/navigation.ts, or link to it from another page.";
      return findingFor(page, `No page links to ${page.value}.`, fix);
    });
}
