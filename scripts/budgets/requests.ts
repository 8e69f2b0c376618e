import type { HTMLElement } from "node-html-parser";
import { photoHost } from "../../lib/photos.ts";
import { addressesIn } from "../post-build/addresses.ts";
import { addressedScripts } from "../post-build/late-scripts.ts";
import type { ExportFiles } from "../post-build/types.ts";

/** What a page asks for by itself, by address. */
export interface PageRequests {
  scripts: readonly string[];
  styles: readonly string[];
  /** The font files that the page's styles name. */
  fonts: readonly string[];
  preloadedFonts: readonly string[];
  /** Drawings, near the first screen or far down. Of a <picture> one: a browser takes one of its sources. */
  drawings: readonly string[];
  icons: readonly string[];
  /** Addresses of other hosts than this site's and the photos'. */
  foreign: readonly string[];
}

const fetchedLinks = new Set(["stylesheet", "preload", "modulepreload", "prefetch", "preconnect", "icon"]);

/** What a document asks for without anyone doing anything. Modern browsers skip scripts marked nomodule. */
export function requestsOf(document: HTMLElement, files: Pick<ExportFiles, "paths" | "text">): PageRequests {
  const links = document.querySelectorAll("link").map((link) => ({
    relation: link.getAttribute("rel") ?? "",
    kind: link.getAttribute("as"),
    address: link.getAttribute("href") ?? "",
  }));
  const linked = (relation: string, kind?: string) =>
    links.filter((link) => link.relation === relation && link.kind === kind).map(({ address }) => address);
  const scripts = addressedScripts(document)
    .filter(({ isLegacy }) => !isLegacy)
    .map(({ address }) => address);
  const styles = unique([...linked("stylesheet"), ...linked("preload", "style")]);
  const inStyles = styles.flatMap((address) => addressesInStyles(address, files));
  const images = document.querySelectorAll("img").map((image) => image.getAttribute("src") ?? "");
  const embedded = addressesIn(document).filter(({ field }) => /(src|srcset|poster)$/.test(field));
  const fetched = links.filter(({ relation }) => fetchedLinks.has(relation));
  return {
    scripts: unique([...scripts, ...linked("modulepreload"), ...linked("preload", "script")]),
    styles,
    fonts: unique(inStyles.filter((address) => address.endsWith(".woff2"))),
    preloadedFonts: unique(linked("preload", "font")),
    drawings: unique(images.filter((address) => address.startsWith("/"))),
    // Of several icons a browser takes one.
    icons: linked("icon").slice(0, 1),
    foreign: unique([...embedded, ...fetched].map(({ address }) => address).concat(inStyles)).filter(
      isForeign,
    ),
  };
}

/** Addresses in a style sheet, as seen from the site's root. */
function addressesInStyles(address: string, { paths, text }: Pick<ExportFiles, "paths" | "text">): string[] {
  if (!paths.has(address.slice(1))) return [];
  const css = text(address.slice(1));
  const named = [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s*["']([^"']+)/g)];
  return named
    .map(([, inUrl, imported]) => inUrl ?? imported ?? "")
    .filter((name) => !name.startsWith("data:") && !name.startsWith("#"))
    .map((name) => (isForeign(name) ? name : new URL(name, `http://site${address}`).pathname));
}

function isForeign(address: string): boolean {
  if (!/^([a-z]+:)?\/\//i.test(address)) return false;
  return new URL(address, "https://site").origin !== photoHost;
}

function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)];
}
