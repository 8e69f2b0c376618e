import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "@jest/globals";
import { compareSites, describeDifferences } from "../../scripts/live/compare.ts";
import { pathsToCheck } from "../../scripts/live/paths.ts";

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

async function differences(published: RequestListener, paths = ["/", "/index.html", "/no-such-page"]) {
  return describeDifferences(await compareSites(await serve(site), await serve(published), paths, 200));
}

describe("a published site", () => {
  test("has no differences when it is the same", async () => {
    expect(await differences(site)).toBe("");
  });

  test("is shown with the bytes around a changed email address", async () => {
    const changed = await differences(
      (_, response) => {
        response
          .setHeader("X-Frame-Options", "DENY")
          .end(page.replaceAll("hello@upwell.example", "[email protected]"));
      },
      ["/"],
    );
    expect(changed).toContain('/  bytes from 28\n  expected " to <a href');
    expect(changed).toContain("[email protected]");
  });

  test("is shown with a script that was added", async () => {
    const added = await differences(
      (_, response) => {
        response.setHeader("X-Frame-Options", "DENY").end(`${page}<script src="/beacon.js"></script>`);
      },
      ["/"],
    );
    expect(added).toMatch(/bytes from 78\n {2}expected the end\n {2}received .*beacon\.js/);
  });

  test("is reported for a missing header", async () => {
    expect(await differences((_, response) => response.end(page), ["/"])).toBe(
      "/  header x-frame-options\n  expected DENY\n  received none\n",
    );
  });

  test("is reported for a header that starts prefetching", async () => {
    const prefetching = await differences(
      (_, response) => {
        response.setHeaders(
          new Headers({ "X-Frame-Options": "DENY", "Speculation-Rules": '"/cdn-cgi/speculation"' }),
        );
        response.end(page);
      },
      ["/"],
    );
    expect(prefetching).toContain("header speculation-rules\n  expected none");
  });

  test("is reported for a status of 500", async () => {
    expect(await differences((_, response) => response.writeHead(500).end(), ["/"])).toContain(
      "/  status\n  expected 200\n  received 500\n",
    );
  });

  test("is reported for a redirect to another host, which is not followed", async () => {
    const elsewhere = await differences(
      (_, response) => {
        response.writeHead(301, { Location: "https://elsewhere.invalid/", "X-Frame-Options": "DENY" }).end();
      },
      ["/index.html"],
    );
    expect(elsewhere).toBe(
      "/index.html  header location\n  expected /\n  received https://elsewhere.invalid/\n",
    );
  });

  test("is reported when it never answers", async () => {
    await expect(differences(() => {})).rejects.toThrow(
      /127\.0\.0\.1:\d+\/ did not answer: nothing within 0\.2 seconds\./,
    );
  });

  test("is reported when there is no server", async () => {
    const server = await serve(site);
    await expect(compareSites(server, "http://127.0.0.1:1", ["/"])).rejects.toThrow(
      "http://127.0.0.1:1/ did not answer",
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
