import { type Selector, transform } from "lightningcss";
import { photoOrigin } from "../../lib/photos.ts";
import { type Finding, nearest, suggestion, throwFindings } from "../tools/problem.ts";
import { isPlaceholderUrl } from "../tools/site-environment.ts";
import { metaContents, visibleText } from "./html.ts";
import { missingTarget, urlsIn } from "./page-urls.ts";
import { type ExportedPage, type ExportedSite, everyPage } from "./read-site.ts";

/** Throws a Problem that lists what authors and settings can do wrong. What the build itself writes is tested in tests/export. */
export function checkExport(site: ExportedSite): void {
  const styled = classesWithRules(site);
  const ofPages = everyPage(site).flatMap((page) =>
    [
      ...checkUrls(page, site),
      ...checkLinks(page),
      ...checkMarkup(page, styled),
      ...checkIndexing(page, site),
    ].map((finding) => ({ file: page.path, ...finding })),
  );
  throwFindings([...ofPages, ...checkRobots(site)], "in the exported site: it must not be published");
  console.log(`Export: ${site.pages.length} pages and the 404 page checked, no problems.`);
}

type PageFinding = Omit<Finding, "file">;

/** Elements whose URLs a page loads. Other links only name a page. */
const loading = "[src], [srcset], [poster], image, use, link:not([rel=canonical], [rel=alternate])";

/** Every URL of this site has a file, and an element with its id, if it has one. Pages load nothing from other hosts but photos. */
function checkUrls({ file, document }: ExportedPage, site: ExportedSite): PageFinding[] {
  const ownPath = file === "index.html" ? "/" : `/${file}`;
  const dead = urlsIn(document).flatMap(({ field, url }) => {
    if (site.stage === "production" && isPlaceholderUrl(url)) {
      const problem = `${url} is an address that no visitor can reach.`;
      return [{ field, problem, fix: "Write the real one." }];
    }
    const missing = missingTarget(url, site, ownPath);
    if (!missing) return [];
    const { name, ids } = missing;
    if (ids) {
      // React's own ids begin with "_" and change from build to build, so nothing should link to them.
      const stable = ids.filter((id) => !id.startsWith("_"));
      return [{ field, problem: `${url} is dead: no element has that id.`, fix: suggestion(name, stable) }];
    }
    const fix = field === "a href" ? suggestion(name, site.routes) : `Add ${name}, or correct it.`;
    return [{ field, problem: `${url} is dead: there is no such page or file.`, fix }];
  });
  const foreign = urlsIn(document, loading)
    .filter(({ url }) => isForeign(url, site.origin))
    .map(({ field, url }) => ({
      field,
      problem: `${url} is on another host, and the policy blocks all except the photos'.`,
      fix: "Serve it from this site, or leave it out.",
    }));
  return [...dead, ...foreign];
}

function isForeign(url: string, siteOrigin: string): boolean {
  if (!URL.canParse(url, siteOrigin)) return false;
  const { protocol, origin } = new URL(url, siteOrigin);
  return protocol.startsWith("http") && origin !== siteOrigin && origin !== photoOrigin;
}

/** Names that do not describe a link's page to search engines or in a screen reader's list of links. */
const vagueNames = ["click here", "go", "here", "learn more", "more", "read more", "start", "this"];

/** Crawlers can follow every link, and its name says where it leads. */
function checkLinks({ document }: ExportedPage): PageFinding[] {
  return document.querySelectorAll("a").flatMap((link) => {
    // Browsers ignore an empty label.
    const name = link.getAttribute("aria-label") || visibleText(link);
    const href = link.getAttribute("href");
    if (!href || href.startsWith("javascript:"))
      return [{ field: "a href", problem: `"${name}" has no URL.`, fix: "Add one, or make it a button." }];
    if (!vagueNames.includes(name.toLowerCase())) return [];
    return [{ field: "a", problem: `"${name}" does not say where it leads.`, fix: "Name its destination." }];
  });
}

/** Classes that need no rule: Tailwind's marks for group-…: and peer-…:, and those that lucide gives its icons. */
const marks = /^(group|peer)(\/|$)|^lucide/;

/** No element has a style that the policy blocks, or a class without a rule, which has no effect and is probably misspelled. */
function checkMarkup({ document }: ExportedPage, styled: readonly string[]): PageFinding[] {
  const styles = document.querySelectorAll("[style]").map(({ rawTagName }) => ({
    field: `${rawTagName} style`,
    problem: "The policy blocks an inline style, as motion.div or next/image with fill write it.",
    fix: "Use a class, data-reveal, or next/image with width and height.",
  }));
  const used = document.querySelectorAll("[class]").flatMap(({ attrs }) => attrs.class?.split(/\s+/) ?? []);
  const classes = [...new Set(used)]
    .filter((name) => name !== "" && !styled.includes(name) && !marks.test(name))
    .map((name) => {
      const near = nearest(name, styled);
      return {
        field: `class "${name}"`,
        problem: "No rule has this class, so it has no effect.",
        fix: `${near === undefined ? "Use a utility of Tailwind." : `Did you mean ${near}?`} Colors are roles, such as bg-raised: app/styles/theme.css has them.`,
      };
    });
  return [...styles, ...classes];
}

/** Returns the classes that the selectors of all stylesheets name, at any depth. */
function classesWithRules({ files }: ExportedSite): readonly string[] {
  const names = new Set<string>();
  const collect = (selector: Selector) => {
    JSON.stringify(selector, (_key, part) => {
      if (part?.type === "class") names.add(part.name);
      return part;
    });
  };
  for (const path of files.paths)
    if (path.endsWith(".css"))
      transform({ filename: path, code: files.bytes(path), visitor: { Selector: collect } });
  return [...names];
}

/** A preview and the 404 page ask search engines not to index them, and no other page does. */
function checkIndexing(page: ExportedPage, site: ExportedSite): PageFinding[] {
  const isHidden = ["robots", "googlebot", "bingbot"]
    .flatMap((name) => metaContents(page.document, name))
    .some((content) => /\b(noindex|none)\b/i.test(content));
  const mustHide = site.stage === "preview" || page === site.notFound;
  if (isHidden === mustHide) return [];
  const problem = mustHide
    ? "It lets search engines in, but a preview or a 404 page must not be found."
    : "It keeps search engines out of a site that is meant to be found.";
  const fix = "Check SITE_ENV, the page's metadata and siteMetadata() in lib/site/metadata.ts.";
  return [{ field: "meta robots", problem, fix }];
}

/** Crawlers may read every page, or they would not see which ones are noindex. */
function checkRobots({ files }: ExportedSite): Finding[] {
  if (!/^Disallow: *\S/m.test(files.text("robots.txt"))) return [];
  const problem = "It forbids crawlers to read pages, so they would not see which ones are noindex.";
  return [{ file: "robots.txt", field: "Disallow", problem, fix: "See app/robots.ts." }];
}
