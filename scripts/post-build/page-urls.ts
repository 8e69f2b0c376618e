import querystring from "node:querystring";
import type { HTMLElement } from "node-html-parser";
import { chooseFrom } from "../tools/problem.ts";
import { type ExportedSite, fileFor, parseHtml, textOf } from "./read-site.ts";

/** Returns every URL in a document, and its place: "a href", "meta og:image". */
export function urlsIn(document: HTMLElement): { field: string; url: string }[] {
  return document.querySelectorAll("*").flatMap(({ rawTagName, attrs }) => {
    const tag = rawTagName.toLowerCase();
    const { property = "content", content = "" } = attrs;
    const { href, src, srcset, data } = attrs;
    const urls = { href: [href], src: [src], srcset: srcset?.split(betweenImages).map(urlOf), data: [data] };
    const named = tag === "meta" && URL.canParse(content) ? { [property]: [content] } : urls;
    return Object.entries(named).flatMap(([name, values = []]) =>
      values.flatMap((url) => (url === undefined ? [] : [{ field: `${tag} ${name}`, url }])),
    );
  });
}

/** The commas between the images of a srcset. A URL may have commas too. */
const betweenImages = /,\s+|(?<=\s[\d.]+[wx]),/;

/** Returns the URL of an image in a srcset: "/a.jpg" of "/a.jpg 640w". */
const urlOf = (image: string) => image.trim().split(/\s/)[0];

const noFile = "there is no such page or file.";

/** Returns why a URL is dead; undefined if its target exists, or is on another site. `from` is the page's own file. */
export function whyDead(url: string, site: ExportedSite, from: string): string | undefined {
  const base = new URL(from, site.origin);
  if (!URL.canParse(url, base)) return noFile;
  const { origin, pathname, hash } = new URL(url, base);
  if (origin !== base.origin) return undefined;
  const file = url.startsWith("#") ? from : fileFor(querystring.unescape(pathname), site.files);
  if (file === undefined) return noFile;
  const id = querystring.unescape(hash.slice(1));
  const document = id === "" ? undefined : documentOf(file, site);
  if (!document || document.getElementById(id)) return undefined;
  // React's ids begin with "_" and change from build to build, so nothing should link to them.
  const ids = document.querySelectorAll("[id]:not([id^=_])").map((element) => element.id);
  return `no element has that id. ${chooseFrom(ids)}`;
}

/** Returns a page or an illustration, whose elements may have ids. */
function documentOf(file: string, site: ExportedSite): HTMLElement | undefined {
  if (file.endsWith(".svg")) return parseHtml(textOf(file, site.files));
  return site.pages.find((page) => page.file === file)?.document;
}
