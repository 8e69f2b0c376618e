import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { median, medianTable } from "../../scripts/bench/medians.ts";
import { serveFolder } from "../../scripts/bench/server.ts";
import { withTemporaryFolder } from "../../scripts/tools/temporary-folder.ts";

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

test("the server sends a page without its extension in Brotli, over HTTP/2", async () => {
  await withTemporaryFolder("bench", async (folder) => {
    writeFileSync(join(folder, "about.html"), "<h1>About</h1>");
    const server = await serveFolder(folder);
    const session = connect(`https://localhost:${server.port}`, { rejectUnauthorized: false });
    const request = session.request({ ":path": "/about", "accept-encoding": "br" });
    const [[headers], body] = await Promise.all([once(request, "response"), buffer(request)]);
    await server.stop();
    expect(headers).toMatchObject({
      ":status": 200,
      "content-type": "text/html;charset=utf-8",
      "content-encoding": "br",
    });
    expect(brotliDecompressSync(body).toString()).toBe("<h1>About</h1>");
  });
});
