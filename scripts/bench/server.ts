import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotli, isCompressed } from "../budgets/brotli.ts";
import { listFiles } from "../tools/files.ts";

export interface BenchServer {
  /** Where it answers, without a slash at the end. */
  address: string;
  stop: () => Promise<void>;
}

/** An empty document of every site: a place to remember a visit that loads nothing of it. */
export const blankPath = "/.well-known/blank";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".xml": "application/xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
};

/** What a browser asks for first; compressed before the measuring begins. */
const early = /\.(html|js|css|svg)$/;

/**
 * Serves a static export for measuring, every site in the same way: addresses without endings, texts in Brotli made
 * ahead of time. Not the engine: that compresses anew for each answer, and would measure itself.
 */
export async function serveFolder(folder: string): Promise<BenchServer> {
  const paths = new Set(listFiles(folder).map(({ path }) => path));
  const bodies = new Map<string, Promise<Buffer>>();
  const bodyOf = (path: string): Promise<Buffer> => {
    const known = bodies.get(path);
    if (known) return known;
    const bytes = readFileSync(join(folder, path));
    const body = isCompressed(path) ? Promise.resolve(bytes) : brotli(bytes);
    bodies.set(path, body);
    return body;
  };
  await Promise.all([...paths].filter((path) => early.test(path)).map(bodyOf));
  const server = createServer(async (request, response) => {
    if (request.url === blankPath) return response.setHeader("Content-Type", "text/plain").end();
    const found = fileOf(request.url ?? "/", paths);
    const path = found ?? ["404.html"].find((page) => paths.has(page));
    response.statusCode = found ? 200 : 404;
    if (path === undefined) return response.end();
    response.setHeader("Content-Type", types[extname(path)] ?? "application/octet-stream");
    response.setHeader(
      "Cache-Control",
      path.includes("_next/static/") ? "max-age=31536000, immutable" : "max-age=0",
    );
    if (!isCompressed(path)) response.setHeader("Content-Encoding", "br");
    const body = await bodyOf(path);
    response.setHeader("Content-Length", body.length);
    return response.end(request.method === "HEAD" ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The file that an address means, in any of the shapes that exports have. */
export function fileOf(address: string, paths: ReadonlySet<string>): string | undefined {
  const { pathname } = new URL(address, "http://localhost");
  const name = decodeURIComponent(pathname).slice(1).replace(/\/$/, "");
  const candidates = name === "" ? ["index.html"] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find((path) => paths.has(path));
}
