import { suggestion } from "../../content/nearest.ts";
import { everyPage } from "../read-site.ts";
import type { ExportCheck, ExportedSite } from "../types.ts";
import { type FoundUrl, type MissingTarget, missingTarget, urlsIn } from "../urls.ts";

/** Every URL of this site in a page has a file, and an element of that id where it names one. */
export const checkLinks: ExportCheck = (site) =>
  everyPage(site).flatMap(({ path, file, document }) =>
    urlsIn(document).flatMap((found) => {
      const missing = missingTarget(found.url, site, file === "index.html" ? "/" : `/${file}`);
      return missing ? [{ file: path, field: found.field, ...explain(found, missing, site) }] : [];
    }),
  );

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
