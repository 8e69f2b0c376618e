import type { HTMLElement } from "node-html-parser";
import { photoHost } from "../../../lib/photos.ts";
import { everyPage } from "../read-site.ts";
import type { ExportCheck } from "../types.ts";

/** Every picture has alternative text, except decorative drawings. */
export const checkImages: ExportCheck = (site) =>
  everyPage(site).flatMap(({ path, document }) =>
    document
      .querySelectorAll("img")
      .filter((image) => !hasAlt(image))
      .map(({ attrs: { src = "", alt } }) => ({
        file: path,
        field: "img alt",
        wrong: `${src} has ${alt === undefined ? "no alt attribute" : "an empty alt"}.`,
        right: src.startsWith(photoHost)
          ? `Say what it shows: alt beside the id "${new URL(src).pathname.slice(1)}" in content/.`
          : 'Say what it shows. Only drawings of /art/ may have alt="", as decoration.',
      })),
  );

function hasAlt({ attrs: { src = "", alt } }: HTMLElement): boolean {
  return alt !== undefined && (alt.trim() !== "" || src.startsWith("/art/"));
}
