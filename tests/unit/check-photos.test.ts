import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { checkPhotos, collectPhotos } from "../../scripts/photos/check.ts";
import { contentWith, pageModule } from "../support/content.ts";

let server: Server;
let host: string;
const requested: string[] = [];
const lines: string[] = [];

beforeEach(async () => {
  requested.length = 0;
  lines.length = 0;
  for (const method of ["log", "error"] as const) {
    jest.spyOn(console, method).mockImplementation((line: string) => void lines.push(line));
  }
  server = createServer(({ url = "" }, response) => {
    requested.push(url);
    if (url.startsWith("/photo-1-a")) response.setHeader("content-type", "image/jpeg").end("picture");
    else if (url.startsWith("/photo-2-b")) response.setHeader("content-type", "text/html").end("page");
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

const used = (id: string) => ({ id, file: "content/pages/about.ts", field: "photo" });

test("photos that answer are counted", async () => {
  expect(await checkPhotos(host, [used("photo-1-a")])).toBe(0);
  expect(requested).toEqual(["/", "/photo-1-a?w=96&q=75&auto=format&fit=crop"]);
  expect(lines).toEqual(["Photos: 1 of 1 answer."]);
});

test("photos that do not answer are named with their place and the reason", async () => {
  expect(await checkPhotos(host, ["photo-1-a", "photo-2-b", "photo-3-c"].map(used))).toBe(1);
  expect(lines).toEqual([
    "content/pages/about.ts  photo.id\n  photo-2-b does not answer with a picture: text/html instead of an image.",
    "content/pages/about.ts  photo.id\n  photo-3-c does not answer with a picture: status 404.",
    "Photos: 1 of 3 answer.",
  ]);
});

test("a host that cannot be reached is reported once", async () => {
  server.close();
  await expect(checkPhotos(host, [used("photo-1-a"), used("photo-2-b")])).rejects.toThrow(
    /could not be reached: .*ECONNREFUSED.* No photo was checked\.$/,
  );
});

test("each photo of the content is collected once", () => {
  const photo = { id: "photo-1-a", alt: "A" };
  const about = pageModule("about", {
    people: [{ photo }, { photo: { ...photo, id: "photo-2-b" } }],
  });
  const blog = pageModule("blog", { part: { id: "news" }, photo });
  expect(collectPhotos(contentWith([about, blog]))).toEqual([
    { id: "photo-1-a", file: "content/pages/about.ts", field: "people[0].photo" },
    { id: "photo-2-b", file: "content/pages/about.ts", field: "people[1].photo" },
  ]);
});
