import { contentHash } from "../../lib/build/hashes.ts";
import { lateScript } from "./defer-scripts.ts";
import type { ExportFiles } from "./files.ts";
import { editHtml, parseHtml } from "./html.ts";

/** The framework's inline scripts: the page's data, and the framework's start. */
const kinds = [/^\(?self\.__next_f\b/, /^\(globalThis\["TURBOPACK"\]/];

/**
 * Moves a page's data, from which React hydrates it, into a file. In the page it would be half of the bytes before the
 * first paint. The framework starts at the file's end: with all of the data, or not at all.
 */
export function movePageData(html: string, files: Pick<ExportFiles, "write">): string {
  const scripts = parseHtml(html).querySelectorAll("body > script:not([src], [type])");
  const texts = scripts.map(({ rawText }) => rawText);
  const parts = kinds.map((kind) => texts.filter((text) => kind.test(text)));
  const stranger = texts.find((text) => !parts.flat().includes(text));
  if (stranger !== undefined)
    throw new Error(
      `<script>${stranger.slice(0, 60)}… is neither the page's data nor the framework's start.`,
    );
  const missing = kinds.find((_, index) => parts[index]?.length === 0);
  if (missing) throw new Error(`no inline script matches ${missing}.`);
  const text = parts.flat().join(";");
  const path = `_next/static/chunks/page-data-${contentHash(text)}.js`;
  files.write(path, text);
  const [first, ...others] = scripts.map(({ range }) => range);
  return editHtml(html, [
    { range: first ?? [0, 0], text: lateScript({ src: `/${path}`, async: "" }) },
    ...others.map((range) => ({ range, text: "" })),
  ]);
}
