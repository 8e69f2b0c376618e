import { basename } from "node:path";
import { type Mistake, nearest, suggestion } from "../../tools/problem.ts";
import { type Content, isComplete, isPage, repeatsIn, type Text, textsIn } from "../queries.ts";

/** Returns the path of an app/<route>/page.tsx. Folders in parentheses only group. */
export function routeOf(pageFile: string): string {
  const folders = pageFile.split("/").slice(1, -1);
  return `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`;
}

/** Returns the path of every page, except the 404 page, which has none. */
export function pathsIn(content: Content): readonly Text[] {
  return textsIn(content, "path");
}

/**
 * Returns the page files whose path no module has: none if one did not load or has another page's path, because it may be theirs.
 */
export function strayFilesIn(content: Content): readonly string[] {
  const paths = pathsIn(content).map(({ value }) => value);
  if (!isComplete(content) || new Set(paths).size < paths.length) return [];
  return content.pageFiles.filter((file) => !paths.includes(routeOf(file)));
}

/** Finds pages that share a path, or are missing from content/pages or app. */
export function findStrayPages(content: Content): Mistake[] {
  const pages = pathsIn(content);
  const routes = content.pageFiles.map(routeOf);
  const repeated = repeatsIn(pages, ({ value }) => value);
  const strayFiles = strayFilesIn(content);
  const unrouted = pages
    .filter(({ file, value }) => !routes.includes(value) && !repeated.some((other) => other.file === file))
    .map((page) => {
      const meant = nearest(page.value, strayFiles.map(routeOf));
      return { ...page, meant: strayFiles.find((file) => routeOf(file) === meant) };
    });
  return [
    ...repeated.map(({ file, field, value, first }) => {
      const wrong = `${value} is the address of both ${first.file} and ${file}.`;
      return { file, field, wrong, right: "Give each page an address of its own." };
    }),
    ...unrouted.map(({ file, field, value, meant }) => {
      const pageFile = `app${value === "/" ? "" : value}/page.tsx`;
      const right = meant
        ? `Write ${routeOf(meant)}, or move ${meant} to ${pageFile}.`
        : `Add ${pageFile}, or correct the path.`;
      return { file, field, wrong: `There is no page file for ${value}.`, right };
    }),
    ...strayFiles
      .filter((stray) => !unrouted.some(({ meant }) => meant === stray))
      .map((file) => {
        const wrong = `No module of content/pages has the path "${routeOf(file)}".`;
        const right = "Add the page's module to content/pages with that path, or remove the page file.";
        return { file, wrong, right };
      }),
  ];
}

/** Finds pages that content/pages/index.ts does not list: the sitemap and all that loops over pages would lack them. */
export function findUnlistedPages(content: Content): Mistake[] {
  return pathsIn(content).flatMap(({ file, field }) => {
    const name = basename(file, ".ts");
    if (content.index.includes(`"./${name}"`)) return [];
    const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const right = `Add to it: export { default as ${exported} } from "./${name}";`;
    return [{ file, field, wrong: "content/pages/index.ts does not list this page.", right }];
  });
}

/** Finds links to pages, or parts of pages, that do not exist. A page that lacks its module or its page file has another message. */
export function findDeadLinks(content: Content): Mistake[] {
  const pages = pathsIn(content);
  const routes = content.pageFiles.map(routeOf);
  const paths = [...new Set([...pages.map(({ value }) => value), ...routes])].sort();
  return linksIn(content).flatMap(({ file, field, value }) => {
    const [path = "", fragment] = value.split("#");
    if (!paths.includes(path))
      return [{ file, field, wrong: `There is no page at ${path}.`, right: suggestion(path, paths) }];
    const page = pages.find((candidate) => candidate.value === path);
    if (fragment === undefined || !page) return [];
    // Links can name the ids of a page's sections.
    const ids = textsIn(content)
      .filter((text) => text.file === page.file && /^\w+\.id$/.test(text.field))
      .map((text) => text.value);
    if (ids.includes(fragment)) return [];
    const wrong = `The page ${path} has no part with the id "${fragment}".`;
    const right =
      ids.length > 0 ? suggestion(fragment, ids) : `Link to ${path}: that page has no parts with an id.`;
    return [{ file, field, wrong, right }];
  });
}

/** Returns every link in the content. The schema reports anything that is not a path on this site. */
function linksIn(content: Content): readonly Text[] {
  return textsIn(content).filter(({ file, field, key, value }) => {
    const isOwnAddress = field === "path" && isPage(file);
    return ["href", "link", "path", "pages"].includes(key) && !isOwnAddress && /^\/(?!\/)/.test(value);
  });
}

/** Finds pages that visitors cannot reach, because no other module links to them. The header's logo links to home. */
export function findUnlinkedPages(content: Content): Mistake[] {
  // No visitor reads llms.txt.
  const links = linksIn(content).filter(({ file }) => file !== "content/llms.ts");
  // The link may be in a module that did not load.
  if (!isComplete(content)) return [];
  return pathsIn(content)
    .filter(({ value }) => value !== "/")
    .filter(
      (page) => !links.some(({ file, value }) => file !== page.file && value.split("#")[0] === page.value),
    )
    .map(({ file, field, value }) => {
      const right = "Add it to content/navigation.ts, or link to it from another page.";
      return { file, field, wrong: `No page links to ${value}.`, right };
    });
}
