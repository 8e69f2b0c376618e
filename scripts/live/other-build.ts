import { readFileSync } from "node:fs";
import { join } from "node:path";
import { metaContents, parseHtml } from "../post-build/html.ts";

/** Returns why a folder is not the production build for an address: "out/ was built for …". Undefined if it is. */
export function otherBuild(folder: string, origin: string): string | undefined {
  const home = parseHtml(readFileSync(join(folder, "index.html"), "utf8"));
  if (metaContents(home, "robots").some((content) => content.includes("noindex")))
    return `${folder}/ is a preview`;
  const canonical = home.querySelector('link[rel="canonical"]')?.getAttribute("href");
  return canonical === origin ? undefined : `${folder}/ was built for ${canonical}, not for ${origin}`;
}
