import type { RequestListener } from "node:http";
import { expect, test } from "@jest/globals";
import { compareSites, describeDifferences, pathsToCheck } from "../../scripts/live/compare.ts";
import { serve } from "../support/serve.ts";

const headers = { "X-Frame-Options": "DENY" };
const page = '<p>Write to <a href="mailto:hello@upwell.example">hello@upwell.example</a></p>';

const answer =
  (body: string, more: Record<string, string> = {}, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { ...headers, ...more }).end(body);
  };

/** A site of a page, a redirect to it and a 404 page. */
const site: RequestListener = (request, response) => {
  if (request.url === "/") answer(page)(request, response);
  else if (request.url === "/index.html") answer("", { Location: "/" }, 301)(request, response);
  else answer("Page Not Found", {}, 404)(request, response);
};

const differences = async (published: RequestListener, paths = ["/"], patienceMs?: number) =>
  describeDifferences(await compareSites(await serve(site), await serve(published), paths, patienceMs));

test("a published site that is the same has no differences", async () => {
  expect(await differences(site, ["/", "/index.html", "/no-such-page"])).toBe("");
});

test.each<[difference: string, path: string, RequestListener, reported: string]>([
  ["changed bytes", "/", answer(page.replaceAll("hello", "[hidden]")), "bytes from 28\n  expected "],
  ["an added script", "/", answer(`${page}<script>`), "bytes from 78\n  expected the end\n  received "],
  ["a missing header", "/", (_, response) => response.end(page), "header x-frame-options\n  expected DENY\n"],
  ["a header too many", "/", answer(page, { Link: "</a>" }), "header link\n  expected none\n"],
  [
    "one that hides it",
    "/",
    answer(page, { "X-Robots-Tag": "noindex" }),
    "header x-robots-tag\n  expected none",
  ],
  ["an error", "/", answer("", {}, 500), "status\n  expected 200\n  received 500\n"],
  [
    // It is not followed.
    "a redirect elsewhere",
    "/index.html",
    answer("", { Location: "https://elsewhere.invalid/" }, 301),
    "header location\n  expected /\n  received https://elsewhere.invalid/\n",
  ],
])("a published site is reported with %s", async (_difference, path, published, reported) => {
  expect(await differences(published, [path])).toContain(`${path}  ${reported}`);
});

test("a published site that never answers is reported", async () => {
  await expect(differences(() => {}, ["/"], 200)).rejects.toThrow(
    /did not answer: nothing within 0\.2 seconds\./,
  );
});

test("a difference of several paths is shown once", () => {
  const missing = (path: string) => ({ path, what: "header a", expected: "b", received: "none" });
  expect(describeDifferences(["/", "/about", "/blog"].map(missing))).toBe(
    "/ and 2 more  header a\n  expected b\n  received none\n",
  );
});

test("a check covers every page, its other spellings and every file", () => {
  const files = ["index.html", "about.html", "404.html", "_headers", "og/home.png"];
  const spellings = ["/index", "/index.html", "/about/", "/about.html"];
  expect(pathsToCheck(files, ["/", "/about"])).toEqual([
    ...["/", "/about", "/no-such-page"],
    ...spellings,
    "/og/home.png",
  ]);
});
