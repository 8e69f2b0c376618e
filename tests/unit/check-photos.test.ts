import { expect, jest, test } from "@jest/globals";
import { checkPhotos, collectPhotos } from "../../scripts/photos/photo-check.ts";
import { contentWith, pageModule } from "../support/content.ts";
import { serve } from "../support/serve.ts";

const log = jest.spyOn(console, "log").mockReturnValue();
const error = jest.spyOn(console, "error").mockReturnValue();

const used = (id: string) => ({ id, file: "content/pages/about.ts", field: "photo" });

test("photos that do not answer are named with their place and the reason", async () => {
  const host = await serve(({ url = "" }, response) => {
    if (url.startsWith("/photo-1-a?w=96&")) response.setHeader("content-type", "image/jpeg").end();
    else if (url.startsWith("/photo-2-b")) response.setHeader("content-type", "text/html").end();
    else response.writeHead(404).end();
  });
  expect(await checkPhotos(host, [used("photo-1-a")])).toBe(0);
  expect(await checkPhotos(host, ["photo-1-a", "photo-2-b", "photo-3-c"].map(used))).toBe(1);
  const wrong = "content/pages/about.ts  photo.id\n ";
  expect(error.mock.calls).toEqual([
    [`${wrong} photo-2-b does not answer with a picture: text/html instead of an image.`],
    [`${wrong} photo-3-c does not answer with a picture: status 404.`],
  ]);
  expect(log.mock.calls).toEqual([["Photos: 1 of 1 answer."], ["Photos: 1 of 3 answer."]]);
});

test("a host that cannot be reached is reported once", async () => {
  // Nothing listens at port 2. fetch refuses port 1 itself.
  await expect(checkPhotos("http://127.0.0.1:2", [used("photo-1-a"), used("photo-2-b")])).rejects.toThrow(
    /could not be reached: .*ECONNREFUSED.* No photo was checked\.$/,
  );
});

test("each photo of the content is collected once", () => {
  const photo = { id: "photo-1-a", alt: "A" };
  const about = pageModule("about", { people: [{ photo }, { photo: { ...photo, id: "photo-2-b" } }] });
  const blog = pageModule("blog", { part: { id: "news" }, photo });
  expect(collectPhotos(contentWith([about, blog]))).toEqual([
    { id: "photo-1-a", file: "content/pages/about.ts", field: "people[0].photo" },
    { id: "photo-2-b", file: "content/pages/about.ts", field: "people[1].photo" },
  ]);
});
