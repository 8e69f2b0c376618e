import { type Selector, transform } from "lightningcss";
import { isPlaceholderUrl } from "../../lib/site/environment.ts";
import { type Finding, throwFindings } from "../tools/problem.ts";
import { urlsIn, whyDead } from "./page-urls.ts";
import type { ExportedPage, ExportedSite } from "./read-site.ts";

/** Throws a Problem that lists mistakes of authors and settings. Mistakes of the build itself are up to tests/export. */
export function checkExport(site: ExportedSite): void {
  const styled = classesWithRules(site);
  const findings = site.pages.flatMap((page) => [...checkUrls(page, site), ...checkClasses(page, styled)]);
  throwFindings(findings, "in the exported site, which must not be published");
  console.log(`Export: ${site.pages.length} pages checked, no problems.`);
}

/** Finds dead links and fragments, and placeholders. Browser tests notice what a page loads from other hosts. */
function checkUrls({ path, file, document }: ExportedPage, site: ExportedSite): Finding[] {
  return urlsIn(document).flatMap(({ field, url }) => {
    if (site.stage === "production" && isPlaceholderUrl(url))
      return [{ file: path, field, problem: `${url} is a placeholder that no visitor can reach.` }];
    const reason = whyDead(url, site, file);
    return reason === undefined ? [] : [{ file: path, field, problem: `${url} is dead: ${reason}` }];
  });
}

/** Classes that need no rule: Tailwind's group and peer, and those of lucide's icons. */
const markerClasses = /^(group|peer)(\/|$)|^lucide/;

/** Finds classes without a rule, which are probably misspelled. */
function checkClasses({ path, document }: ExportedPage, styled: readonly string[]): Finding[] {
  const used = document.querySelectorAll("[class]").flatMap(({ attrs }) => attrs.class?.split(/\s+/) ?? []);
  return [...new Set(used)]
    .filter((name) => name !== "" && !styled.includes(name) && !markerClasses.test(name))
    .map((name) => ({
      file: path,
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
  for (const [filename, code] of files)
    if (filename.endsWith(".css")) transform({ filename, code, visitor: { Selector: collect } });
  return [...names];
}
