import { type Selector, transform } from "lightningcss";
import { isPlaceholderUrl } from "../../lib/site/environment.ts";
import { type Finding, throwFindings } from "../tools/problem.ts";
import { urlsIn, whyDead } from "./page-urls.ts";
import { frameOrigins, scriptOrigins } from "./policy.ts";
import { type ExportedPage, type ExportedSite, readPage } from "./read-site.ts";

/** Throws a Problem that lists mistakes of authors and settings. Mistakes of the build itself are up to tests/export. */
export function checkExport(site: ExportedSite): void {
  const styled = classesWithRules(site);
  const findings = site.pages.flatMap((file) => {
    const page = readPage(file, site.files);
    return [...checkUrls(page, site), ...checkClasses(page, styled)];
  });
  throwFindings(findings, "in the exported site, which must not be published");
  console.log(`Export: ${site.pages.length} pages checked, no problems.`);
}

/** Places of URLs that load code or documents, and the origins that the policy allows there. */
const allowedOrigins = ({ origin }: ExportedSite): Readonly<Record<string, readonly string[]>> => ({
  "script src": [origin, ...scriptOrigins],
  "iframe src": frameOrigins,
  "object data": [],
  "embed src": [],
  "audio src": [],
  "video src": [],
  "source src": [],
});

/** Finds dead links and fragments, placeholders, and what visitors would not get. Browser tests notice images of other hosts. */
function checkUrls(page: ExportedPage, site: ExportedSite): Finding[] {
  const { path, document } = page;
  const allowed = allowedOrigins(site);
  return urlsIn(document).flatMap(({ field, url }) => {
    if (site.stage === "production" && isPlaceholderUrl(url))
      return [{ file: path, field, problem: `${url} is a placeholder that no visitor can reach.` }];
    const reason = whyDead(url, page, site);
    if (reason !== undefined) return [{ file: path, field, problem: `${url} is dead: ${reason}` }];
    if (allowed[field]?.includes(new URL(url, site.origin).origin) ?? true) return [];
    const fix = "Link to it instead, or allow its host: docs/deploying.md#a-script-or-frame-of-another-host.";
    return [{ file: path, field, problem: `${url} is blocked by the security policy.`, fix }];
  });
}

/** Classes that need no rule: Tailwind's group and peer, and those of lucide's icons. */
const markerClasses = /^(group|peer)(\/|$)|^lucide/;

/** Finds classes without a rule, which are probably misspelled. */
function checkClasses({ path, document }: ExportedPage, styled: ReadonlySet<string>): Finding[] {
  const used = document.querySelectorAll("[class]").flatMap(({ attrs }) => attrs.class?.split(/\s+/) ?? []);
  return [...new Set(used)]
    .filter((name) => name !== "" && !styled.has(name) && !markerClasses.test(name))
    .map((name) => ({
      file: path,
      field: `class "${name}"`,
      problem: "No rule has this class, so it has no effect.",
      fix: "Use a utility of Tailwind. Colors are roles, such as bg-raised: app/styles/theme.css has them.",
    }));
}

/** Returns the classes that the selectors of all stylesheets name, at any depth. */
function classesWithRules({ files }: ExportedSite): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (selector: Selector) => {
    JSON.stringify(selector, (_key, part) => {
      if (part?.type === "class") names.add(part.name);
      return part;
    });
  };
  for (const [filename, code] of files)
    if (filename.endsWith(".css")) transform({ filename, code, visitor: { Selector: collect } });
  return names;
}
