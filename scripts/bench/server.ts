import { createSecureServer, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { isCompressed } from "../budgets/weigh.ts";
import { fileFor, folderFiles } from "../post-build/files.ts";
import { pictureFor } from "../scenarios/photos.ts";
import { selfSignedCertificate } from "./certificate.ts";

export interface BenchServer {
  /** With the port. */
  host: string;
  stop: () => Promise<void>;
}

interface Answer {
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Serves a static export as a CDN does: HTTP/2 over TLS, URLs without extensions, and texts in Brotli made before the first
 * request. workerd would compress each answer again, and be measured itself.
 */
export function serveFolder(folder: string): Promise<BenchServer> {
  const files = folderFiles(folder);
  const answers = new Map(
    [...files.paths].map((path): [string, Answer] => {
      const headers = { "content-type": types[extname(path)] ?? "application/octet-stream" };
      const bytes = files.bytes(path);
      if (isCompressed(path)) return [path, { headers, body: bytes }];
      return [path, { headers: { ...headers, "content-encoding": "br" }, body: brotliCompressSync(bytes) }];
    }),
  );
  return serve(({ pathname }) => answers.get(fileFor(pathname, files) ?? ""));
}

/** Bytes per pixel of an AVIF photo at the quality that the site requests. */
const photoDensity = 0.12;

/** Stands in for the photo host: serves a picture of the size in the URL, and of about a photo's weight. */
export function servePhotos(): Promise<BenchServer> {
  return serve((url) => {
    const { contentType, body } = pictureFor(url);
    const [width = 0, height = 0] = body.match(/\d+(?=")/g)?.map(Number) ?? [];
    const padding = "x".repeat(width * height * photoDensity);
    return { headers: { "content-type": contentType }, body: `${body}<!--${padding}-->` };
  });
}

async function serve(answer: (url: URL) => Answer | undefined): Promise<BenchServer> {
  const server = createSecureServer(selfSignedCertificate(), (request, response) => {
    const found = answer(new URL(request.url, "https://localhost"));
    response.writeHead(found ? 200 : 404, found?.headers).end(found?.body ?? "Not found");
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
