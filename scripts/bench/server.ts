import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createSecureServer, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { isCompressed } from "../budgets/weigh.ts";
import { fileFor, folderFiles } from "../post-build/files.ts";
import { pictureFor } from "../scenarios/photos.ts";
import { withTemporaryFolder } from "../tools/files.ts";
import { Problem } from "../tools/problem.ts";

interface BenchServer {
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
  const server = createSecureServer(await selfSignedCertificate(), (request, response) => {
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

/**
 * Returns a new self-signed certificate and its key, for servers that only the bench's own browser uses. Node cannot
 * make one, and openssl is on every Linux and Mac; a package for it has twenty dependencies.
 */
function selfSignedCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  return withTemporaryFolder("certificate", async (folder) => {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
    try {
      execFileSync("openssl", ["req", ...kind, "-keyout", key, "-out", cert], { stdio: "pipe" });
    } catch (error) {
      throw new Problem(
        `openssl could not make a certificate for the bench's server: ${(error as Error).message}\n` +
          "Install openssl, or put it on the PATH (on Windows it comes with Git, in its folder usr/bin).",
      );
    }
    return { key: readFileSync(key), cert: readFileSync(cert) };
  });
}
