import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { missingPhotos, photosIn } from "../../scripts/content/missing-photos.ts";

const file = "content/pages/about.ts";
const people = ["photo-1-a", "photo-2-b", "photo-1-a", "photo-3-c"].map((id) => ({
  photo: { id, alt: "A" },
}));
const value = { section: { id: "news" }, people };
const photos = photosIn({ modules: [{ file, source: "", value }], index: "", pageFiles: [] });

test("each photo that does not answer is named once, with its place and the answer", async () => {
  const host = createServer(({ url = "" }, response) => {
    if (url.startsWith("/photo-1-a?w=96&")) response.setHeader("content-type", "image/jpeg").end();
    else if (url.startsWith("/photo-2-b")) response.setHeader("content-type", "text/html").end();
    else response.writeHead(404, { "content-type": "image/png" }).end();
  });
  await once(host.listen(0, "127.0.0.1"), "listening");
  const found = await missingPhotos(`http://127.0.0.1:${(host.address() as AddressInfo).port}`, photos);
  host.close().closeAllConnections();
  const problem = "is not an image: the host answered";
  const fix = "Open the photo at Unsplash again, or choose another one.";
  expect(found).toEqual([
    { file, field: "people[1].photo.id", problem: `photo-2-b ${problem} 200 text/html.`, fix },
    { file, field: "people[3].photo.id", problem: `photo-3-c ${problem} 404 image/png.`, fix },
  ]);
});

test("a host that cannot be reached is reported once", async () => {
  // Nothing listens at port 2. fetch refuses port 1 itself.
  await expect(missingPhotos("http://127.0.0.1:2", photos)).rejects.toThrow(
    /^127\.0\.0\.1:2 cannot be reached \(.*ECONNREFUSED.*\)\. Nothing was checked\.$/,
  );
});
