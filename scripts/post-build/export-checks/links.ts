import { isPlaceholderUrl } from "../../../lib/site/environment.ts";
import { suggestion } from "../../tools/problem.ts";
import { visibleWords } from "../html.ts";
import { type ExportCheck, type ExportedSite, everyPage } from "../read-site.ts";
import { type FoundUrl, type MissingTarget, missingTarget, urlsIn } from "../urls.ts";

/** Names that do not describe a link's page to search engines or in a screen reader's list of links. */
const vagueNames = ["click here", "go", "here", "learn more", "more", "read more", "start", "this"];

/**
 * Every URL of this site in a page has a file, and an element with its id, if it has one. Crawlers can follow every link,
 * and its name says where it leads.
 */
export const checkLinks: ExportCheck = (site) =>
  everyPage(site).flatMap(({ path, file, document }) => [
    ...urlsIn(document).flatMap((found) => {
      if (site.stage === "production" && isPlaceholderUrl(found.url)) {
        const wrong = `${found.url} is an address that no visitor can reach.`;
        return [{ file: path, field: found.field, wrong, right: "Write the real one." }];
      }
      const missing = missingTarget(found.url, site, file === "index.html" ? "/" : `/${file}`);
      return missing ? [{ file: path, field: found.field, ...explain(found, missing, site) }] : [];
    }),
    ...document.querySelectorAll("a").flatMap((link) => {
      // Browsers ignore an empty label.
      const name = link.getAttribute("aria-label") || visibleWords(link);
      const href = link.getAttribute("href");
      const mistake = (field: string, wrong: string, right: string) => [{ file: path, field, wrong, right }];
      if (!href || href.startsWith("javascript:"))
        return mistake("a href", `"${name}" has no URL.`, "Add one, or make it a button.");
      if (vagueNames.includes(name.toLowerCase()))
        return mistake("a", `"${name}" does not say where it leads.`, "Name its destination.");
      return [];
    }),
  ]);

function explain({ field, url }: FoundUrl, { name, ids }: MissingTarget, { routes }: ExportedSite) {
  if (ids === undefined) {
    const right = field === "a href" ? suggestion(name, routes) : `Add ${name}, or correct it.`;
    return { wrong: `${url} is dead: there is no such page or file.`, right };
  }
  // React's own ids begin with "_" and change from build to build, so nothing should link to them.
  const right = suggestion(
    name,
    ids.filter((id) => !id.startsWith("_")),
  );
  return { wrong: `${url} is dead: no element has that id.`, right };
}
