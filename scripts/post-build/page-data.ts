import { contentHash } from "../../lib/hashes.ts";
import { editHtml, parseHtml } from "./html.ts";
import type { ExportFiles } from "./types.ts";

/** How each of the framework's inline scripts begins: the page's data, and the list of its chunks. */
const beginnings = ["(self.__next_f=", "self.__next_f.push(", '(globalThis["TURBOPACK"]'];

/**
 * Moves a page's data, from which React hydrates it, into a file. In the page it would be half of what must arrive before
 * the first paint.
 */
export function movePageData(html: string, files: Pick<ExportFiles, "write">): string {
  const scripts = parseHtml(html).querySelectorAll("body > script:not([src], [type])");
  const stranger = scripts.find(
    ({ rawText }) => !beginnings.some((beginning) => rawText.startsWith(beginning)),
  );
  if (stranger)
    throw new Error(`${stranger.toString().slice(0, 80)}… is neither the page's data nor a list of chunks.`);
  const data = scripts.map(({ rawText }) => rawText);
  if (!data.some((text) => text.startsWith(beginnings[0] ?? "")))
    throw new Error(`no inline script begins with ${beginnings[0]}, as the page's data did.`);
  const text = data.join(";");
  const path = `_next/static/chunks/page-data-${contentHash(text)}.js`;
  files.write(path, text);
  const [first, ...others] = scripts.map(({ range }) => range);
  return editHtml(html, [
    { range: first ?? [0, 0], text: `<script type="late-first" data-src="/${path}"></script>` },
    ...others.map((range) => ({ range, text: "" })),
  ]);
}
