import { dirname, extname } from "node:path";
// biome-ignore lint/style/noRestrictedImports: it has no page, and must not start a browser.
import { type APIResponse, devices, expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { photoOrigins } from "../../scripts/post-build/policy.ts";
import { bytesOf } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

// The responses of the CDN's server, or with LIVE_URL those of a published site, written out so that each change is reviewed.
const { files, stage, routes } = exportedSite;

// A host may answer other clients differently.
test.use({ userAgent: devices["Desktop Chrome"].userAgent });

const revalidated = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

const securityHeaders = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "frame-ancestors 'none'",
  "x-frame-options": "DENY",
};

const html = "text/html; charset=utf-8";

const contentTypes: Readonly<Record<string, unknown>> = {
  ".html": html,
  // Apache and nginx say "application".
  ".js": expect.stringMatching(/^(text|application)\/javascript(; charset=utf-8)?$/i),
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/vnd.microsoft.icon",
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
};

/** The policy of every page, its hashes masked. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' …",
  "style-src 'self' …",
  ["img-src 'self' data:", ...photoOrigins].join(" "),
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
];

const maskHashes = (directive: string) => directive.replace(/('sha256-[\w+/]{43}=' ?)+/, "…");

/** Text files that are for others than the router. */
const publicTexts = ["/llms.txt", "/robots.txt"];

/** Headers that differ for some URLs. */
function headersOf(path: string): Record<string, string> {
  const isHidden = stage === "preview" || (path.endsWith(".txt") && !publicTexts.includes(path));
  return {
    ...(isHidden && { "x-robots-tag": "noindex" }),
    ...(/\.(png|ico|svg)$/.test(path) && { "cross-origin-resource-policy": "cross-origin" }),
    ...(path.endsWith(".svg") && {
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    }),
  };
}

/** Expects a status, headers, and the bytes of a file in out/, which a host's email obfuscation, for one, would change. */
async function expectAnswer(response: APIResponse, status: number, file: string, headers: object) {
  const { pathname } = new URL(response.url());
  const found = response.headers();
  const own = status === 404 ? {} : headersOf(pathname);
  const expected: Record<string, unknown> = { ...securityHeaders, ...own, ...headers };
  expect.soft(response.status(), pathname).toBe(status);
  expect.soft(found, pathname).toMatchObject(expected);
  // Search engines ignore a 404 page's headers. The CDN's rules for a kind of file also apply to missing ones.
  const others = status === 404 ? [] : ["x-robots-tag"];
  for (const name of ["set-cookie", "speculation-rules", ...others])
    expect.soft(found[name], `${name} of ${pathname}`).toBe(expected[name]);
  const isSame = (await response.body()).equals(bytesOf(file, files));
  expect.soft(isSame, `${pathname} has the bytes of out/${file}`).toBe(true);
}

test("every page is HTML that is revalidated, under one strict policy", async ({ request }) => {
  for (const path of [...routes, "/nope"]) {
    const response = await request.get(path);
    const [status, file] = path === "/nope" ? [404, "404.html"] : [200, `${path.slice(1) || "index"}.html`];
    await expectAnswer(response, status, file, { "content-type": html, "cache-control": revalidated });
    const document = parse(await response.text());
    const metas = document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
    const policies = metas.map((meta) => `${meta.getAttribute("content")}`.split("; ").map(maskHashes));
    expect.soft(policies, path).toEqual([pagePolicy]);
    // The policy comes before everything that it governs.
    expect.soft(document.querySelector("head :is(meta[http-equiv], script, style)"), path).toBe(metas[0]);
  }
});

test("every file has its type, and only a hashed name is cached for a year", async ({ request }) => {
  const served = [...files.keys()].filter((path) => !/^_(headers|redirects)$|\.html$/.test(path));
  expect(served).not.toHaveLength(0);
  expect(served.filter((path) => contentTypes[extname(path)] === undefined)).toEqual([]);
  // The local server treats all files of a kind the same. A published site may lack or change any.
  const kinds = new Map(served.map((path) => [`${dirname(path)} ${extname(path)}`, path]));
  const answers = (process.env.LIVE_URL ? served : [...kinds.values()]).map(async (path) => {
    const isHashed = /^_next\/static\/(chunks|media)\//.test(path);
    await expectAnswer(await request.get(`/${path}`), 200, path, {
      "content-type": contentTypes[extname(path)] ?? "",
      "cache-control": isHashed ? immutable : revalidated,
    });
  });
  await Promise.all(answers);
});

test("variants of a page's URL redirect to it", async ({ request }) => {
  const variants = routes.flatMap((path) =>
    path === "/"
      ? ["/index", "/index.html"].map((from) => [from, path])
      : [`${path}/`, `${path}.html`].map((from) => [from, path]),
  );
  for (const [from, to] of [...variants, ["/about/?a=b", "/about?a=b"]]) {
    const response = await request.get(from ?? "", { maxRedirects: 0 });
    const { href } = new URL(response.headers().location ?? "", response.url());
    const expected = new URL(to ?? "", response.url()).href;
    expect.soft([from, response.status(), href]).toEqual([from, 307, expected]);
  }
});

// Browsers and the router read two slashes as another host.
test("several slashes at the beginning of a path are reduced to one", async ({ request }) => {
  const { origin } = new URL((await request.get("/")).url());
  const response = await request.get(`${origin}///about`);
  expect([response.status(), response.url()]).toEqual([200, `${origin}/about`]);
});

test("a missing file, or one for the server only, is the 404 page and is not stored", async ({ request }) => {
  const names = "solutions/nope About 404 404/ 404.html _headers _redirects _not-found nope.txt";
  const chunks = "_next/static/chunks/gone.js _next/static/chunks/gone.css _next/static/media/gone.woff2";
  for (const path of `${names} ${chunks}`.split(" ").map((name) => `/${name}`)) {
    const headers = { "content-type": html, "cache-control": revalidated };
    await expectAnswer(await request.get(path), 404, "404.html", headers);
  }
});
