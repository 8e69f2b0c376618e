import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { PNG } from "pngjs";
import { listFiles } from "../tools/files.ts";
import { selfSignedCertificate } from "./certificate.ts";

export interface BenchServer {
  port: number;
  stop: () => Promise<void>;
}

/** An empty document of every site, where a visit can be remembered before the first load. */
export const blankPath = "/.well-known/blank";

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".xml": "application/xml",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** Formats that are compressed already, which a CDN sends as they are. */
const compressed = new Set([".woff2", ".png", ".jpg", ".jpeg", ".webp", ".avif"]);

type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => unknown;

/**
 * Serves a static export as a CDN does: HTTP/2 over TLS, URLs without extensions, texts in Brotli made before the
 * first request, and the headers of its `_headers` file. wrangler's server compresses anew for each answer, and would
 * measure itself.
 */
export function serveFolder(folder: string): Promise<BenchServer> {
  const files = new Map(
    listFiles(folder).map(({ path }) => {
      const bytes = readFileSync(join(folder, path));
      return [path, compressed.has(extname(path)) ? bytes : compress(bytes)] as const;
    }),
  );
  const headersFile = join(folder, "_headers");
  const rules = existsSync(headersFile) ? readHeaderRules(readFileSync(headersFile, "utf8")) : [];
  return serve((request, response) => {
    const { pathname } = new URL(request.url, "https://site");
    if (pathname === blankPath) return response.writeHead(200, { "content-type": "text/html" }).end();
    const found = fileFor(pathname, files);
    const path = found ?? "404.html";
    const kind = extname(path);
    response.writeHead(found ? 200 : 404, {
      "content-type": contentTypes[kind] ?? "application/octet-stream",
      ...(!compressed.has(kind) && { "content-encoding": "br" }),
      ...headersFor(pathname, rules),
    });
    return response.end(files.get(path) ?? "");
  });
}

/** Serves, in the place of the photo host, a grey picture for every URL. */
export function servePhotos(): Promise<BenchServer> {
  return serve((request, response) => {
    response.writeHead(200, { "content-type": "image/png" });
    response.end(photoStandIn(new URL(request.url, "https://photos")));
  });
}

async function serve(handler: Handler): Promise<BenchServer> {
  const server = createSecureServer(selfSignedCertificate(), handler);
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

/** The file of a path, in any of the shapes that exports have. */
export function fileFor(pathname: string, files: Pick<ReadonlySet<string>, "has">): string | undefined {
  const name = decodeURIComponent(pathname).slice(1).replace(/\/$/, "");
  const candidates = name === "" ? ["index.html"] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find((path) => files.has(path));
}

interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The rules of a `_headers` file. A later rule wins, so its lines that only remove a header ("! Name") say nothing. */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) rules.push({ path: line.trim(), headers: {} });
    const colon = line.indexOf(": ");
    if (/^\s/.test(line) && colon > 0)
      Object.assign(rules.at(-1)?.headers ?? {}, {
        [line.slice(0, colon).trim().toLowerCase()]: line.slice(colon + 2).trim(),
      });
  }
  return rules;
}

/** The headers of a path. "*" in a rule's path stands for anything. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fits = (rule: HeaderRule) => {
    const [start = "", end] = rule.path.split("*");
    return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
  };
  return Object.assign({}, ...rules.filter(fits).map(({ headers }) => headers));
}

/** Bytes a pixel of a photo in AVIF at the quality that the site asks for. */
const photoDensity = 0.12;

/** A picture of the size that a photo's URL asks for, and about its weight: filled up with bytes that nobody reads. */
function photoStandIn({ searchParams }: URL): Buffer {
  const width = Number(searchParams.get("w")) || 800;
  const height = Number(searchParams.get("h")) || Math.round(width * 0.75);
  const options = { width, height, colorType: 0, inputColorType: 0, inputHasAlpha: false } as const;
  const picture = new PNG(options);
  picture.data = Buffer.alloc(width * height, 0x80);
  const bytes = PNG.sync.write(picture, options);
  const missing = Math.round(width * height * photoDensity) - bytes.length;
  return Buffer.concat([bytes, randomBytes(Math.max(0, missing))]);
}
