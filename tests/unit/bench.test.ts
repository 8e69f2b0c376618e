import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import { type Measurement, read } from "../../scripts/bench/measure.ts";
import { baselineName, compare, median } from "../../scripts/bench/medians.ts";
import { serveFolder } from "../../scripts/bench/server.ts";
import { withTemporaryFolder } from "../../scripts/tools/temporary-folder.ts";

test("the median is the middle value, or the mean of the two in the middle", () => {
  expect([median([9, 1, 5]), median([1, 2, 4, 100]), median([7])]).toEqual([5, 3, 7]);
});

test("a measurement reads the browser's entries, and has NaN for any that are missing", () => {
  const entry = (entryType: string, more: object) =>
    ({ entryType, name: "", startTime: 0, duration: 0, ...more }) as const;
  const measured = read([
    entry("paint", { name: "first-contentful-paint", startTime: 700 }),
    entry("largest-contentful-paint", { startTime: 700, url: "" }),
    entry("largest-contentful-paint", { startTime: 1_300, url: "https://photos/a" }),
    entry("longtask", { duration: 80 }),
    entry("longtask", { duration: 60 }),
    entry("layout-shift", { value: 0.004 }),
  ]);
  const paints = { first: 700, largest: 1_300, isPhoto: true };
  expect(measured).toEqual({ ...paints, answers: Number.NaN, blocking: 40, shift: 0.004 });
});

describe("the comparison", () => {
  const load = { first: 700, largest: 700, isPhoto: false, answers: 2_400, blocking: 40.4, shift: 0 };
  const subject = (name: string, ...measured: Measurement[]) =>
    ({ name, url: "", isReturning: true, measured }) as const;
  const baseline = subject(baselineName, load);

  test("shows medians, and times as multiples of the baseline's", () => {
    const slower = { ...load, answers: 3_600 };
    const { table } = compare([baseline, subject("/", slower, { ...load, first: 1_400 }, slower)]);
    expect(table["/ returning"]).toEqual({
      ...{ first: 700, "first ×": 1, largest: 700, "largest ×": 1, of: "words" },
      ...{ answers: 3_600, "answers ×": 1.5, blocking: 40, shift: 0 },
    });
  });

  test.each<[name: string, measured: object, missed: string | undefined]>([
    ["a page within its limits", { answers: 3_000 }, undefined],
    ["a late first paint", { first: 910 }, "first is 1.30 × the baseline's; the limit is 1.25."],
    ["late words", { largest: 910 }, "largest is 1.30 × the baseline's; the limit is 1.25."],
    ["a photo after the words", { largest: 1_400, isPhoto: true }, undefined],
    ["a late photo", { largest: 1_470, isPhoto: true }, "largest is 2.10 × the baseline's; the limit is 2."],
    ["no answer", { answers: Number.NaN }, "answers is NaN × the baseline's; the limit is 1.25."],
  ])("names the values over their limit: %s", (_name, measured, missed) => {
    const subjects = [
      baseline,
      subject("/", { ...load, ...measured }),
      subject("peer", { ...load, first: 9_000 }),
    ];
    expect(compare(subjects).missed).toEqual(missed ? [`/ returning: ${missed}`] : []);
  });
});

test("the server sends a page for a URL without .html, in Brotli over HTTP/2", async () => {
  await withTemporaryFolder("bench", async (folder) => {
    writeFileSync(join(folder, "about.html"), "<h1>About</h1>");
    const server = await serveFolder(folder);
    const session = connect(`https://${server.host}`, { rejectUnauthorized: false });
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
