import type { HTMLElement } from "node-html-parser";

/** What the links are looked up in: the exported files. */
export interface Export {
  fileFor: (path: string) => string | undefined;
  parsed: (file: string) => HTMLElement;
}

/** The addresses in an exported file that lead to no file, or to no part of a page. */
export function deadLinks(file: string, site: Export): string[] {
  const own = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
  const page = site.parsed(file);
  const addresses = [
    ...page.querySelectorAll("[href]").map((element) => element.getAttribute("href") ?? ""),
    ...page.querySelectorAll("[src]").map((element) => element.getAttribute("src") ?? ""),
  ];
  return [...new Set(addresses)].filter((address) => !resolves(address, own, site));
}

function resolves(address: string, own: string, { fileFor, parsed }: Export): boolean {
  // Its host only tells the site's own addresses from others.
  const url = new URL(address, `http://site.invalid${own}`);
  if (url.origin !== "http://site.invalid") return true;
  const target = fileFor(decodeURIComponent(url.pathname));
  if (target === undefined) return false;
  if (url.hash === "" || !target.endsWith(".html")) return true;
  return parsed(target).getElementById(decodeURIComponent(url.hash.slice(1))) !== null;
}
