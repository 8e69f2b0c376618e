import querystring from "node:querystring";
import type { HTMLElement } from "node-html-parser";
import { chooseFrom } from "../tools/problem.ts";
import { bytesOf, type ExportedPage, type ExportedSite, fileFor, parseHtml } from "./read-site.ts";

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

/** Returns why a URL of a page is dead; undefined if its target exists, or is on another site. */
export function whyDead(url: string, page: ExportedPage, site: ExportedSite): string | undefined {
  const base = new URL(page.file, site.origin);
  if (!URL.canParse(url, base)) return noFile;
  const { origin, pathname, hash } = new URL(url, base);
  if (origin !== base.origin) return undefined;
  const file = url.startsWith("#") ? page.file : fileFor(querystring.unescape(pathname), site.files);
  if (file === undefined) return noFile;
  const id = querystring.unescape(hash.slice(1));
  // Of other files, only pages and illustrations have elements.
  if (id === "" || !/\.(html|svg)$/.test(file)) return undefined;
  const ids = file === page.file ? idsIn(page.document) : idsOf(bytesOf(file, site.files));
  if (ids.includes(id)) return undefined;
  // React's ids begin with "_" and change from build to build, so nothing should link to them.
  return `no element has that id. ${chooseFrom(ids.filter((name) => !name.startsWith("_")))}`;
}

const idsIn = (document: HTMLElement) => document.querySelectorAll("[id]").map(({ id }) => id);

/** The ids in files that other pages link to, so that each is read once. */
const knownIds = new WeakMap<Buffer, readonly string[]>();

function idsOf(bytes: Buffer): readonly string[] {
  const ids = knownIds.get(bytes) ?? idsIn(parseHtml(bytes.toString()));
  knownIds.set(bytes, ids);
  return ids;
}
