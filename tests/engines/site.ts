import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { photoHost } from "../../lib/photos.ts";
import { editHtml, endOfAttributes, parseHtml } from "../../scripts/post-build/html.ts";
import { pictureFor } from "../../scripts/scenarios/photos.ts";
import { listen } from "./in-page.ts";

const photosPath = "/.test/photos";

/**
 * Serves a site as it is, but for two things that not every engine's driver can do: a script listens before the page's
 * first one, and local pictures stand in for the photo host's.
 */
export async function startTestSite(
  origin: string,
): Promise<{ url: string; failures: string[]; stop: () => void }> {
  const failures: string[] = [];
  const server = createServer(({ url = "/", method = "GET" }, response) => {
    if (url.startsWith(photosPath)) {
      const { contentType, body } = pictureFor(new URL(url, photoHost));
      return response.writeHead(200, { "content-type": contentType }).end(body);
    }
    // A connection each: one that is kept may be closed by the other side at the moment when it is used again.
    const asked = request(origin + url, { method, agent: false }, async (answer) => {
      const { statusCode = 500, headers } = answer;
      if (statusCode >= 400) failures.push(`${statusCode}: ${url}`);
      const bytes = Buffer.concat(await answer.toArray());
      const type = headers["content-type"] ?? "";
      const isPage = method === "GET" && type.startsWith("text/html");
      response.writeHead(statusCode, { "content-type": type }).end(isPage ? prepare(String(bytes)) : bytes);
    });
    asked.on("error", (error) => {
      failures.push(`${error.message}: ${url}`);
      response.writeHead(502).end();
    });
    return asked.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    stop: () => void server.close().closeAllConnections(),
  };
}

function prepare(html: string): string {
  const page = parseHtml(html);
  const head = page.querySelector("head");
  if (!head) throw new Error("The page has no head.");
  const start = endOfAttributes(head) + 1;
  const photos = page.querySelectorAll("img, link[as=image]").map((photo) => {
    const range = [photo.range[0], endOfAttributes(photo)] as const;
    return { range, text: html.slice(...range).replaceAll(photoHost, photosPath) };
  });
  // Before the page's policy, which would refuse it.
  return editHtml(html, [{ range: [start, start], text: `<script>(${listen})()</script>` }, ...photos]);
}
