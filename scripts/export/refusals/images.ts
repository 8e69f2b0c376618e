import type { HTMLElement } from "node-html-parser";
import { everyPage } from "../read-site.ts";
import type { Refusal } from "../types.ts";

const remedy = 'Say what it shows. Only the drawings of /art/ may have alt="", where they are decoration.';

/** Every picture has words for those who do not see it, but for drawings that only decorate. */
export const refuseSilentImages: Refusal = (site) =>
  everyPage(site).flatMap(({ path, document }) => [
    ...document.querySelectorAll("img").flatMap((image) => {
      const alt = image.getAttribute("alt");
      const source = image.getAttribute("src") ?? "";
      if (alt?.trim() || (alt !== undefined && source.startsWith("/art/"))) return [];
      const problem = `The image ${source} has ${alt === undefined ? "no alt attribute" : "an empty alt"}.`;
      return [{ page: path, field: "img alt", problem, remedy }];
    }),
    ...document
      .querySelectorAll('[role="img"]')
      .filter((drawing) => !isNamed(drawing))
      .map((drawing) => ({
        page: path,
        field: `${drawing.rawTagName} role="img"`,
        problem: "The drawing has no name.",
        remedy: "Say what it shows in its aria-label, or hide it with aria-hidden.",
      })),
  ]);

function isNamed(drawing: HTMLElement): boolean {
  return ["aria-label", "aria-labelledby"].some((name) => (drawing.getAttribute(name) ?? "").trim() !== "");
}
