import { expect, test } from "@jest/globals";
import { collectPhotos, missingPhotos } from "../../scripts/photos/photo-check.ts";
import { contentWith, pageModule } from "../support/content.ts";
import { serve } from "../support/serve.ts";

const used = (id: string) => ({ id, file: "content/pages/about.ts", field: "photo.id" });

test("photos that do not answer are named with their place and the answer", async () => {
  const host = await serve(({ url = "" }, response) => {
    if (url.startsWith("/photo-1-a?w=96&")) response.setHeader("content-type", "image/jpeg").end();
    else if (url.startsWith("/photo-2-b")) response.setHeader("content-type", "text/html").end();
    else response.writeHead(404, { "content-type": "image/png" }).end();
  });
  expect(await missingPhotos(host, ["photo-1-a", "photo-2-b", "photo-3-c"].map(used))).toMatchObject([
    {
      file: "content/pages/about.ts",
      field: "photo.id",
      wrong: "photo-2-b does not answer with a picture, but with 200 text/html.",
    },
    { wrong: "photo-3-c does not answer with a picture, but with 404 image/png." },
  ]);
});

test("a host that cannot be reached is reported once", async () => {
  // Nothing listens at port 2. fetch refuses port 1 itself.
  await expect(missingPhotos("http://127.0.0.1:2", [used("photo-1-a"), used("photo-2-b")])).rejects.toThrow(
    /^127\.0\.0\.1:2 cannot be reached \(.*ECONNREFUSED.*\)\. Nothing was checked\.$/,
  );
});

test("each photo of the content is collected once", () => {
  const photo = { id: "photo-1-a", alt: "A" };
  const about = pageModule("about", { people: [{ photo }, { photo: { ...photo, id: "photo-2-b" } }] });
  const blog = pageModule("blog", { part: { id: "news" }, photo });
  expect(collectPhotos(contentWith([about, blog]))).toEqual([
    { id: "photo-1-a", file: "content/pages/about.ts", field: "people[0].photo.id" },
    { id: "photo-2-b", file: "content/pages/about.ts", field: "people[1].photo.id" },
  ]);
});
