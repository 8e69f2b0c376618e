import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { median, medianTable } from "../../scripts/bench/medians.ts";
import { type BenchServer, serveFolder } from "../../scripts/bench/server.ts";

test("the median is the middle value, or the mean of the two in the middle", () => {
  expect([median([9, 1, 5]), median([1, 2, 4, 100]), median([7])]).toEqual([5, 3, 7]);
});

test("the table has medians, and ratios to the baseline by the same method", () => {
  const load = { score: 99, fcp: 900, lcp: 1_500, tbt: 40.4, cls: 0.0101 };
  const subject = { name: "/", url: "", isReturning: false, method: "applied", measured: [load] } as const;
  const base = { ...load, fcp: 600, lcp: 750 };
  const table = medianTable([
    { ...subject, name: "baseline", measured: [base] },
    { ...subject, measured: [load, { ...load, fcp: 1_200 }, { ...load, fcp: 100 }] },
    { ...subject, isReturning: true, method: "simulated", measured: [load] },
  ]);
  const figures = { score: 99, "FCP s": 0.9, "LCP s": 1.5, "TBT ms": 40, CLS: 0.01 };
  expect(table["/ first applied"]).toEqual({ ...figures, "FCP ÷ baseline": 1.5, "LCP ÷ baseline": 2 });
  expect(table["/ returning simulated"]).toEqual(figures);
});

describe("the server", () => {
  let server: BenchServer;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bench-"));
    writeFileSync(join(folder, "about.html"), "<h1>About</h1>");
    writeFileSync(join(folder, "font.woff2"), "font");
    server = await serveFolder(folder);
  });

  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  function request(path: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const session = connect(`https://localhost:${server.port}`, { rejectUnauthorized: false });
      const chunks: Buffer[] = [];
      let headers: IncomingHttpHeaders = {};
      session
        .on("error", reject)
        .request({ ":path": path, "accept-encoding": "br" })
        .on("response", (received) => {
          headers = received;
        })
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => session.close(() => resolve({ headers, body: Buffer.concat(chunks) })))
        .end();
    });
  }

  test("sends a page without its extension in Brotli, over HTTP/2", async () => {
    const { headers, body } = await request("/about");
    expect(headers).toMatchObject({
      ":status": 200,
      "content-type": "text/html;charset=utf-8",
      "content-encoding": "br",
    });
    expect(brotliDecompressSync(body).toString()).toBe("<h1>About</h1>");
  });

  test("sends fonts as they are", async () => {
    const { headers, body } = await request("/font.woff2");
    expect([headers["content-encoding"], body.toString()]).toEqual([undefined, "font"]);
  });

  test("answers what is missing with 404", async () => {
    const { headers, body } = await request("/gone");
    expect([headers[":status"], body.toString()]).toEqual([404, "Not found"]);
  });
});
