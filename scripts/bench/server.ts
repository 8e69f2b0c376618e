import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { PNG } from "pngjs";
import sirv from "sirv";
import { isCompressed } from "../budgets/brotli.ts";
import { listFiles } from "../tools/files.ts";
import { selfSignedCertificate } from "./certificate.ts";

export interface BenchServer {
  port: number;
  stop: () => Promise<void>;
}

type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => unknown;

/**
 * Serves a static export as a CDN does: HTTP/2 over TLS, URLs without extensions, and texts in Brotli made before the first
 * request. wrangler's server compresses anew for each answer, and would measure itself.
 */
export async function serveFolder(folder: string): Promise<BenchServer> {
  const copy = mkdtempSync(join(tmpdir(), "bench-"));
  cpSync(folder, copy, { recursive: true });
  for (const { path } of listFiles(copy).filter((file) => !isCompressed(file.path)))
    writeFileSync(join(copy, `${path}.br`), brotliCompressSync(readFileSync(join(copy, path))));
  const files = sirv(copy, {
    brotli: true,
    onNoMatch: (_, response) => response.writeHead(404).end("Not found"),
  });
  // Its types know HTTP/1 alone. Node gives it HTTP/2 in the same shape.
  const { port, stop } = await serve(files as unknown as Handler);
  return { port, stop: () => stop().finally(() => rmSync(copy, { recursive: true })) };
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
