import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { missingPhotos, photosIn } from "../../scripts/content/missing-photos.ts";

test("each photo that does not answer is named once, and so is a host that does not", async () => {
  const ids = ["photo-1-a", "photo-2-b", "photo-2-b", "photo-3-c"];
  const value = { section: { id: "news" }, photos: ids.map((id) => ({ id })) };
  const photos = photosIn([{ file: "content/pages/about.ts", source: "", value }]);
  const host = createServer(({ url = "" }, response) => {
    response.statusCode = url.startsWith("/photo-3-c") ? 404 : 200;
    response.setHeader("content-type", url.startsWith("/photo-2-b") ? "text/html" : "image/jpeg").end();
  });
  await once(host.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const found = await missingPhotos(url, photos);
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    "photos[1].id photo-2-b is not an image: the host answered 200 text/html.",
    "photos[3].id photo-3-c is not an image: the host answered 404 image/jpeg.",
  ]);
  host.close().closeAllConnections();
  await expect(missingPhotos(url, photos)).rejects.toThrow(
    /^127\.0\.0\.1:\d+ cannot be reached \(.*ECONNREFUSED/,
  );
});
