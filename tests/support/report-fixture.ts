import type { Route } from "next";
import type { Stage } from "../../lib/environment.ts";
import { readSite } from "../../scripts/post-build/read-site.ts";
import type { ExportedSite } from "../../scripts/post-build/types.ts";
import { memoryFiles } from "./exported-fixture.ts";

export const origin = "https://www.site.com";
const routes: readonly Route[] = ["/", "/pricing"];

/** A small exported site without faults, as files. Tests break it in one way each. */
export function fixtureFiles(stage: Stage = "production"): Record<string, string | Uint8Array> {
  return stage === "preview" ? closed(openFiles()) : openFiles();
}

function openFiles(): Record<string, string | Uint8Array> {
  return {
    "index.html": html({
      path: "",
      title: "Home of the site",
      description: "What the site is about, in one sentence.",
      nodes: "",
      main: `<h1>Welcome</h1><p><a href="/pricing#plans">Prices</a> <a href="mailto:a@site.com">Write</a></p>
        <picture><source srcset="/art/sea.dark.svg 1x"><img src="/art/sea.svg" alt=""></picture>`,
    }),
    "pricing.html": html({
      path: "/pricing",
      title: "Prices of the site",
      description: "What the site costs, in one sentence.",
      nodes: `, {"@type": "BreadcrumbList", "@id": "${origin}/pricing#breadcrumb", "itemListElement": [
          {"@type": "ListItem", "position": 1, "name": "Prices", "item": "${origin}/pricing"}]},
        {"@type": "Service", "@id": "${origin}/pricing#service", "name": "The Site", "provider": {"@id": "${origin}/#organization"},
          "image": "https://images.unsplash.com/photo-12-ab?w=960", "offers": [
            {"@type": "Offer", "name": "Free", "description": "For one.", "price": "0", "priceCurrency": "USD"},
            {"@type": "Offer", "name": "Large & loud", "description": "For many.", "price": "1200", "priceCurrency": "USD", "billingDuration": "P1M"}]},
        {"@type": "BlogPosting", "headline": "A first note", "datePublished": "2026-10-12", "author": {"@type": "Person", "name": "Ada"}},
        {"@type": "BlogPosting", "headline": "A last note", "datePublished": "2026-11-13", "author": {"@type": "Person", "name": "Bea"}}`,
      main: `<nav aria-label="Breadcrumbs"><ol><li aria-current="page">Prices</li></ol></nav>
        <h1>Prices</h1><ul id="plans"><li><h2>Free</h2>$0 <p>For one.</p></li>
        <li><h2>Large <em>&amp;</em> loud</h2><b>$1,200</b>per month <p>For many.</p></li></ul>
        <p id="_R_1_">Prices in US dollars.</p>
        <article><h2>A first note</h2>Ada, <time dateTime="2026-10-12">12 October 2026</time></article>
        <article><h2>A last note</h2>Bea, <time dateTime="2026-11-13">13 November 2026</time></article>
        <img src="https://images.unsplash.com/photo-12-ab?w=640" srcSet="https://images.unsplash.com/photo-12-ab?w=96 96w" alt="A table">
        <svg role="img" aria-label="Prices fall"></svg>`,
    }),
    "404.html":
      '<!DOCTYPE html><html lang="en"><head><title>Nothing here</title><meta name="description" content="No page."><meta name="robots" content="noindex"></head><body><main><h1>Nothing here</h1><a href="/">Home</a></main></body></html>',
    "_not-found.html": "<!DOCTYPE html><title>Nothing here</title>",
    "og/home.png": png(1200, 630, "home"),
    "og/pricing.png": png(1200, 630, "pricing"),
    "art/sea.svg": "",
    "art/sea.dark.svg": "",
    "icons/icon-512.png": png(512, 512, "icon"),
    "site.css": "",
    "site.js": "",
    "manifest.webmanifest": '{"start_url": "/", "icons": [{"src": "/icons/icon-512.png"}]}',
    "sitemap.xml": `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}</loc></url><url><loc>${origin}/pricing</loc></url></urlset>`,
    _headers: "/*\n  X-Frame-Options: DENY\n/og/*\n  X-Kind: card\n",
    "robots.txt": `User-Agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    "llms.txt": `- [Prices](${origin}/pricing.md): what it costs\n`,
    "index.md": `[Prices](${origin}/pricing#plans).\n`,
    "pricing.md": "# Prices\n",
  };
}

/** The same site as a preview, which search engines must not have. */
function closed(files: Record<string, string | Uint8Array>): Record<string, string | Uint8Array> {
  const pages = Object.entries(files).filter(([file]) => file.endsWith(".html"));
  const hidden = pages.map(([file, text]) => [
    file,
    String(text).replace("</head>", '<meta name="robots" content="noindex, nofollow"></head>'),
  ]);
  return {
    ...files,
    ...Object.fromEntries(hidden),
    _headers: "/*\n  X-Robots-Tag: noindex\n",
    "robots.txt": "User-Agent: *\nDisallow: /\n",
  };
}

/** The site that these files are. */
export function fixtureSite(files = fixtureFiles(), stage: Stage = "production"): ExportedSite {
  return readSite(memoryFiles(files), routes, { origin, stage });
}

/** A PNG's header, and some bytes after it. */
export function png(width: number, height: number, more = "", size = 0): Uint8Array {
  const bytes = Buffer.alloc(Math.max(24 + more.length, size));
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.write(more, 24);
  return bytes;
}

interface FixturePage {
  path: string;
  title: string;
  description: string;
  /** JSON-LD after the nodes that all pages have. */
  nodes: string;
  main: string;
}

function html({ path, title, description, nodes, main }: FixturePage): string {
  const address = `${origin}${path}`;
  const name = title.split(" ")[0];
  return `<!DOCTYPE html><html lang="en"><head>
    <title>${title}</title><meta name="description" content="${description}">
    <link rel="canonical" href="${address}"><link rel="alternate" type="text/markdown" href="${origin}${path || "/index"}.md">
    <meta property="og:site_name" content="The Site">
    <meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
    <meta property="og:url" content="${address}"><meta property="og:image:alt" content="${title}">
    <meta property="og:image" content="${origin}/og/${path.slice(1) || "home"}.png">
    <link rel="preload" href="/site.css" as="style"><link rel="manifest" href="/manifest.webmanifest">
    <script src="/site.js"></script><script>start("http://www.w3.org/2000/svg")</script></head>
  <body><a href="#main">Skip</a><header>The Site</header><main id="main">
    <script type="application/ld+json">{"@context": "https://schema.org", "@graph": [
      {"@type": "Organization", "@id": "${origin}/#organization", "name": "The Site", "url": "${origin}", "logo": "${origin}/icons/icon-512.png"},
      {"@type": "WebPage", "@id": "${address}#webpage", "url": "${address}", "name": "${name}", "inLanguage": "en", "about": {"@id": "${origin}/#organization"}}
      ${nodes}]}</script>
    ${main}</main><noscript><a href="/">Home</a></noscript></body></html>`;
}
