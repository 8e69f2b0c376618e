import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "@jest/globals";
import { compareSites, describeDifferences, pathsToCheck } from "../../scripts/live/compare.ts";

const servers: ReturnType<typeof createServer>[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const page = '<p>Write to <a href="mailto:hello@upwell.example">hello@upwell.example</a></p>';

/** A site of a page, a redirect to it and a 404 page. */
const site: RequestListener = ({ url }, response) => {
  response.setHeader("X-Frame-Options", "DENY");
  if (url === "/") response.end(page);
  else if (url === "/index.html") response.writeHead(301, { Location: "/" }).end();
  else response.writeHead(404).end("Page Not Found");
};

const differences = async (published: RequestListener, paths = ["/"], patienceMs?: number) =>
  describeDifferences(await compareSites(await serve(site), await serve(published), paths, patienceMs));

/** Answers every request with the headers of the site and these. */
const answer =
  (body: string, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "X-Frame-Options": "DENY", ...headers }).end(body);
  };

describe("a published site", () => {
  test("has no differences when it is the same", async () => {
    expect(await differences(site, ["/", "/index.html", "/no-such-page"])).toBe("");
  });

  test.each<[difference: string, RequestListener, reported: string]>([
    [
      "a changed email address",
      answer(page.replaceAll("hello@upwell.example", "[email protected]")),
      '/  bytes from 28\n  expected " to <a href',
    ],
    [
      "an added script",
      answer(`${page}<script src="/beacon.js"></script>`),
      "bytes from 78\n  expected the end\n  received ",
    ],
    [
      "a missing header",
      (_, response) => response.end(page),
      "/  header x-frame-options\n  expected DENY\n  received none\n",
    ],
    [
      "a header that starts prefetching",
      answer(page, { "Speculation-Rules": '"/cdn-cgi/speculation"' }),
      "header speculation-rules\n  expected none",
    ],
    ["an error", answer("", {}, 500), "/  status\n  expected 200\n  received 500\n"],
  ])("is reported with %s", async (_difference, published, reported) => {
    expect(await differences(published)).toContain(reported);
  });

  test("shows a difference of several paths once, and only the first twenty", () => {
    const missing = (path: string) => ({ path, what: "header a", expected: "b", received: "none" });
    expect(describeDifferences(["/", "/about", "/blog"].map(missing))).toBe(
      "/ and 2 more  header a\n  expected b\n  received none\n",
    );
    const many = Array.from({ length: 25 }, (_, index) => ({ ...missing("/"), what: `bytes from ${index}` }));
    expect(describeDifferences(many)).toMatch(/bytes from 19\n.*\n.*\n\n5 more are not shown\.\n$/);
  });

  test("is reported for a redirect to another host, which is not followed", async () => {
    const redirect = answer("", { Location: "https://elsewhere.invalid/" }, 301);
    expect(await differences(redirect, ["/index.html"])).toBe(
      "/index.html  header location\n  expected /\n  received https://elsewhere.invalid/\n",
    );
  });

  test("is reported when it never answers", async () => {
    await expect(differences(() => {}, ["/"], 200)).rejects.toThrow(
      /did not answer: nothing within 0\.2 seconds\./,
    );
  });
});

test("a check covers every page, its other spellings and every file", () => {
  expect(
    pathsToCheck(["index.html", "about.html", "404.html", "_headers", "og/home.png"], ["/", "/about"]),
  ).toEqual([
    "/",
    "/about",
    "/no-such-page",
    "/index",
    "/index.html",
    "/about/",
    "/about.html",
    "/og/home.png",
  ]);
});
