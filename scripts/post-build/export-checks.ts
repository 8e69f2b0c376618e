import { type Selector, transform } from "lightningcss";
import { type Finding, throwFindings } from "../tools/problem.ts";
import { isPlaceholderUrl } from "../tools/site-environment.ts";
import { visibleText } from "./html.ts";
import { urlsIn, whyDead } from "./page-urls.ts";
import { scriptOrigins } from "./policy.ts";
import { type ExportedPage, type ExportedSite, everyPage } from "./read-site.ts";

/** Throws a Problem that lists authors' and settings' errors. tests/export tests what the build itself writes. */
export function checkExport(site: ExportedSite): void {
  const styled = classesWithRules(site);
  const ofPages = everyPage(site).flatMap((page) =>
    [...checkUrls(page, site), ...checkLinks(page), ...checkClasses(page, styled), ...checkScripts(page)].map(
      (finding) => ({ file: page.path, ...finding }),
    ),
  );
  throwFindings(ofPages, "in the exported site, which must not be published");
  console.log(`Export: ${site.pages.length} pages and the 404 page checked, no problems.`);
}

type PageFinding = Omit<Finding, "file">;

/** Finds dead links and fragments, and placeholders. Browser tests notice what a page loads from other hosts. */
function checkUrls({ file, document }: ExportedPage, site: ExportedSite): PageFinding[] {
  return urlsIn(document).flatMap(({ field, url }) => {
    if (site.stage === "production" && isPlaceholderUrl(url))
      return [{ field, problem: `${url} is a placeholder that no visitor can reach.` }];
    const reason = whyDead(url, site, file);
    return reason === undefined ? [] : [{ field, problem: `${url} is dead: ${reason}` }];
  });
}

/** Names that tell search engines and lists of links in screen readers nothing about the destination. */
const vagueNames = ["click here", "go", "here", "learn more", "more", "read more", "start", "this"];

/** Finds links whose name does not say where they lead. */
function checkLinks({ document }: ExportedPage): PageFinding[] {
  return document.querySelectorAll("a").flatMap((link) => {
    // || and not ??, because browsers ignore an empty label.
    const name = link.getAttribute("aria-label") || visibleText(link);
    const isVague = vagueNames.includes(name.toLowerCase());
    return isVague ? [{ field: "a", problem: `The link "${name}" does not say where it leads.` }] : [];
  });
}

/** Classes that need no rule: Tailwind's group and peer, and those of lucide's icons. */
const markerClasses = /^(group|peer)(\/|$)|^lucide/;

/** Finds classes without a rule, which are probably misspelled. */
function checkClasses({ document }: ExportedPage, styled: readonly string[]): PageFinding[] {
  const used = document.querySelectorAll("[class]").flatMap(({ attrs }) => attrs.class?.split(/\s+/) ?? []);
  return [...new Set(used)]
    .filter((name) => name !== "" && !styled.includes(name) && !markerClasses.test(name))
    .map((name) => ({
      field: `class "${name}"`,
      problem: "No rule has this class, so it has no effect.",
      fix: "Use a utility of Tailwind. Colors are roles, such as bg-raised: app/styles/theme.css has them.",
    }));
}

/** Finds scripts that the page's policy blocks: those of other hosts. */
function checkScripts({ document }: ExportedPage): PageFinding[] {
  const urls = document
    .querySelectorAll("script[src], link[as=script]")
    .map(({ attrs }) => attrs.src ?? attrs.href);
  const isAllowed = (url = "") =>
    /^\/(?![/\\])/.test(url) || scriptOrigins.some((origin) => url.startsWith(`${origin}/`));
  return urls
    .filter((url) => !isAllowed(url))
    .map((url) => ({
      field: "script src",
      problem: `The policy blocks ${url}.`,
      fix: "Import the script in an island, or change the policy: docs/deploying.md#a-script-of-another-host.",
    }));
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
