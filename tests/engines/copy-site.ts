import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { photoOrigin } from "../../lib/photos.ts";
import { editHtml, endOfAttributes, parseHtml } from "../../scripts/post-build/html.ts";
import { listFiles } from "../../scripts/tools/files.ts";
import { standInPhoto } from "../support/photos.ts";
import { listen } from "./in-page.ts";

/**
 * Copies a built site with two additions that not every engine's driver can make: a script that listens before the page's
 * first one, and a local picture in place of the photo host's.
 */
export function copySite(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  writeFileSync(join(to, "photo.svg"), standInPhoto(new URL(photoOrigin)).body);
  for (const { path } of listFiles(to).filter(({ path }) => path.endsWith(".html")))
    writeFileSync(join(to, path), prepare(readFileSync(join(to, path), "utf8")));
}

function prepare(html: string): string {
  const page = parseHtml(html);
  const head = page.querySelector("head");
  if (!head) throw new Error("The page has no head.");
  const start = endOfAttributes(head) + 1;
  const photos = page.querySelectorAll("img, link[as=image]").map((photo) => {
    const range = [photo.range[0], endOfAttributes(photo)] as const;
    return { range, text: html.slice(...range).replaceAll(`${photoOrigin}/`, "/photo.svg?") };
  });
  // Before the page's policy, which would refuse it.
  return editHtml(html, [{ range: [start, start], text: `<script>(${listen})()</script>` }, ...photos]);
}
