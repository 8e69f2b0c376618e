import { type Selector, transform } from "lightningcss";
import { type Finding, throwFindings } from "../tools/problem.ts";
import { isPlaceholderUrl } from "../tools/site-environment.ts";
import { urlsIn, whyDead } from "./page-urls.ts";
import { type ExportedPage, type ExportedSite, everyPage } from "./read-site.ts";

/** Throws a Problem that lists authors' and settings' errors. tests/export tests what the build itself writes. */
export function checkExport(site: ExportedSite): void {
  const styled = classesWithRules(site);
  const ofPages = everyPage(site).flatMap((page) =>
    [...checkUrls(page, site), ...checkClasses(page, styled)].map((finding) => ({
      file: page.path,
      ...finding,
    })),
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
