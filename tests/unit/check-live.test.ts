import { mkdirSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { afterEach, expect, jest, test } from "@jest/globals";
import { compareSites, describeDifferences } from "../../scripts/live/compare.ts";
import { pathsToCheck, servedPath } from "../../scripts/live/paths.ts";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { fixtureFiles, origin } from "../support/exported-fixture.ts";
import { serve } from "../support/serve.ts";

let mockJob: (args: { values: { "any-build"?: boolean }; positionals: string[] }) => Promise<void>;
let mockLocal: RequestListener;
const mockStop = jest.fn<() => Promise<void>>();
jest.mock("../../scripts/tools/command.ts", () => ({
  command: (_config: object, job: typeof mockJob) => {
    mockJob = job;
  },
}));
jest.mock("../../scripts/tools/server.ts", () => ({
  ...jest.requireActual<object>("../../scripts/tools/server.ts"),
  startServer: async () => ({ url: await serve(mockLocal), stop: mockStop }),
}));
jest.mock("../../lib/site/registry.ts", () => ({ pages: [{ path: "/" }] }));

const project = process.cwd();
afterEach(() => process.chdir(project));

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
  ["a page hidden", "/", answer(page, { "X-Robots-Tag": "noindex" }), "header x-robots-tag\n  expected none"],
  [
    "a page to download",
    "/",
    answer(page, { "Content-Disposition": "attachment" }),
    "header content-disposition\n  expected none\n  received attachment\n",
  ],
  [
    "files open to every site",
    "/",
    answer(page, { "Access-Control-Allow-Origin": "*" }),
    "header access-control-allow-origin\n  expected none\n  received *\n",
  ],
  [
    "a policy of somebody else",
    "/",
    answer(page, { "Content-Security-Policy-Report-Only": "default-src 'none'" }),
    "header content-security-policy-report-only\n  expected none",
  ],
  [
    "pages that no cache keeps",
    "/",
    answer(page, { Vary: "*" }),
    "header vary\n  expected none\n  received *\n",
  ],
  [
    "other pages for browsers",
    "/",
    (request, response) =>
      answer(request.headers["user-agent"]?.startsWith("Mozilla/") ? "other" : page)(request, response),
    "bytes from 0\n",
  ],
  ["a page of the last build", "/press", answer("old"), "status\n  expected 404\n  received 200\n"],
  [
    "a missing hashed file that is stored",
    "/_next/static/chunks/no-such-file.js",
    answer("Page Not Found", { "Cache-Control": "max-age=31536000" }, 404),
    "header cache-control\n  expected none\n  received max-age=31536000\n",
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

test("headers of the connection, and what Cloudflare adds about itself, are no difference", async () => {
  const more = { Server: "cloudflare", "CF-Ray": "1", Age: "3", Vary: "Accept-Encoding" };
  expect(await differences(answer(page, more))).toBe("");
});

test("a published site that never answers is reported", async () => {
  await expect(differences(() => {}, ["/"], 200)).rejects.toThrow(/did not answer: .*timeout\.$/);
});

test("one slow address is a difference, and the others are compared", async () => {
  const published: RequestListener = (request, response) => {
    if (request.url === "/") answer(page)(request, response);
    else if (request.url === "/nope") answer("Page Not Found", {}, 410)(request, response);
  };
  const found = await differences(published, ["/", "/index.html", "/nope"], 500);
  expect(found).toMatch(/^\/index\.html {2}answer\n {2}expected one\n {2}received .*timeout$/m);
  expect(found).toContain("/nope  status\n  expected 404\n  received 410\n");
});

test.each([
  ["public/art/sea.svg", ["/art/sea.svg"]],
  ["app/press/page.tsx", ["/press"]],
  ["app/(company)/press/page.tsx", ["/press"]],
  ["app/page.tsx", ["/"]],
  ["app/blog/[slug]/page.tsx", []],
  ["app/styles/tokens.css", []],
])("%s is served at %j", (file, paths) => expect(servedPath(file)).toEqual(paths));

test("the command compares a production build for the address, and another one only if it may be any", async () => {
  const log = jest.spyOn(console, "log").mockReturnValue();
  await import("../../scripts/check-live.ts");
  const check = (positionals: string[], isAny = false) =>
    mockJob({ values: { "any-build": isAny }, positionals });
  const url = await serve(site);
  await expect(check(["a.com"])).rejects.toThrow('"a.com" is not one site');
  await expect(check([url, url])).rejects.toThrow("is not one site's address");
  await withTemporaryFolder("live", async (folder) => {
    process.chdir(folder);
    await expect(check([url])).rejects.toThrow("There is no site in out/ to compare with.");
    mkdirSync("out");
    const build = (stage: "production" | "preview", address: string) =>
      writeFileSync("out/index.html", String(fixtureFiles(stage)["index.html"]).replaceAll(origin, address));
    build("production", url);
    mockLocal = site;
    await check([url]);
    expect(log.mock.calls.at(-1)).toEqual(["No differences."]);
    build("production", origin);
    await expect(check([url])).rejects.toThrow(`out/ was built for another address (${origin})`);
    build("preview", url);
    await expect(check([url])).rejects.toThrow("out/ is a preview");
    mockLocal = (request, response) =>
      (request.url === "/" ? answer("The next page") : site)(request, response);
    await expect(check([url], true)).rejects.toThrow(`${url} differs from what was built (differences: 1).`);
    expect(mockStop).toHaveBeenCalledTimes(2);
  });
});

test("a difference of several paths is shown once", () => {
  const missing = (path: string) => ({ path, what: "header a", expected: "b", received: "none" });
  expect(describeDifferences(["/", "/about", "/blog"].map(missing))).toBe(
    "/ and 2 more  header a\n  expected b\n  received none\n",
  );
});

test("a check covers pages, their other spellings, files, and what is missing or was removed", () => {
  const files = ["index.html", "about.html", "404.html", "_headers", "og/home.png"];
  const spellings = ["/index", "/index.html", "/about/", "/about.html"];
  expect(pathsToCheck(files, ["/", "/about"], ["/press", "/about"])).toEqual([
    ...[
      "/",
      "/about",
      "/no-such-page",
      "/404",
      "/_next/static/chunks/no-such-file.js",
      "/_next/static/media/no-such-file.js",
    ],
    ...spellings,
    ...["/og/home.png", "/press"],
  ]);
});
