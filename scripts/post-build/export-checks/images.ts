import type { HTMLElement } from "node-html-parser";
import { photoHost } from "../../../lib/photos.ts";
import { contentFile, photoFile } from "../content-files.ts";
import { visibleWords } from "../html.ts";
import { everyPage } from "../read-site.ts";
import type { ExportCheck, ExportedPage, ExportProblem } from "../types.ts";

/** Every picture has words for those who do not see it, but for drawings that only decorate. */
export const refuseSilentImages: ExportCheck = (site) => everyPage(site).flatMap(silentImages);

function silentImages(page: ExportedPage): ExportProblem[] {
  const { path, document } = page;
  const withAlt = document.querySelectorAll('img, input[type="image"], area[href]');
  const drawings = document.querySelectorAll('[role="img"]').filter(({ rawTagName }) => rawTagName !== "img");
  return [
    ...withAlt
      .filter((image) => !hasAlt(image))
      .map((image) => ({
        page: path,
        field: `${describe(image)} alt`,
        problem: `The ${image.rawTagName === "img" ? "image" : describe(image)} ${sourceOf(image)} has ${
          image.hasAttribute("alt") ? "an empty alt" : "no alt attribute"
        }.`,
        remedy: remedyFor(image, path),
      })),
    ...drawings
      .filter((drawing) => !isNamed(drawing, document))
      .map((drawing) => ({
        page: path,
        field: `${drawing.rawTagName} role="img"`,
        problem: "The drawing has no name.",
        remedy: `Say what it shows in its aria-label (the alt of a figure in ${contentFile(path)}), or hide it with aria-hidden.`,
      })),
  ];
}

function hasAlt(image: HTMLElement): boolean {
  const alt = image.getAttribute("alt");
  if (alt?.trim()) return true;
  return alt !== undefined && image.rawTagName === "img" && sourceOf(image).startsWith("/art/");
}

function remedyFor(image: HTMLElement, path: string): string {
  const source = sourceOf(image);
  if (source.startsWith(photoHost)) {
    const id = new URL(source).pathname.slice(1);
    return `Say what it shows: alt beside the id "${id}" in ${photoFile(id) ?? contentFile(path)}.`;
  }
  if (image.rawTagName !== "img") return "Say what it does, in the alt of the component that has it.";
  return 'Say what it shows, in the component that has it. Only the drawings of /art/ may have alt="", where they are decoration.';
}

function describe({ rawTagName }: HTMLElement): string {
  return rawTagName === "input" ? 'input type="image"' : rawTagName;
}

function sourceOf(image: HTMLElement): string {
  return image.getAttribute("src") ?? image.getAttribute("href") ?? "";
}

/** By a label, by the words of an element that it refers to, or by a title within the drawing. */
function isNamed(drawing: HTMLElement, document: HTMLElement): boolean {
  if (drawing.getAttribute("aria-label")?.trim()) return true;
  const ids = (drawing.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter((id) => id !== "");
  const labels = ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
  const title = drawing.querySelector("title");
  return [...labels, ...(title ? [title] : [])].some((label) => visibleWords(label) !== "");
}
