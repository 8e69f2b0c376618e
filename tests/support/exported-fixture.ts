import type { Stage } from "../../lib/site/environment.ts";
import { type ExportedSite, type ExportFiles, readSite } from "../../scripts/post-build/read-site.ts";

export const origin = "https://www.site.com";

type Files = Record<string, string>;

/** A small exported site without problems, by file. Tests break it in one way each. */
export const fixtureFiles: Files = {
  "index.html": html(
    "/",
    `<h1>Welcome</h1><a href="/pricing#plans">Prices</a> <a href="mailto:a@site.com">Write</a>
    <picture><source srcset="/art/sea.svg#dark"><img src="/art/sea.svg" alt=""></picture>`,
  ),
  "pricing.html": html("/pricing", '<h1>Prices</h1><p id="plans">$0</p>'),
  "404.html": html("", '<a href="/">Home</a>'),
  "art/sea.svg": '<svg><view id="dark"/></svg>',
  _headers: "# Headers\n\n/*\n  X-Frame-Options: DENY\n",
  "site.css": "",
  "_next/static/chunks/site.js": "",
  "_next/static/media/site.woff2": "",
};

/** The site that these files are. */
export const fixtureSite = (files: Files, stage: Stage = "production"): ExportedSite =>
  readSite(memoryFiles(files), { origin, stage });

export const memoryFiles = (files: Files): ExportFiles =>
  new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));

function html(path: string, main: string): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A</title><meta property="og:url" content="${origin}${path}">
    <link rel="stylesheet" href="/site.css"><script src="/_next/static/chunks/site.js"></script></head>
  <body><a href="#main">Skip</a><main id="main">${main}</main><noscript><a href="/">Home</a></noscript></body></html>`;
}
