import { editHtml, parseHtml } from "./html.ts";

const start = "<script>";
const end = "</script>";

/**
 * Makes one inline script of those that stand side by side. Next.js writes a page's data in several, and each would
 * need a hash of its own in the policy: 32 bytes that no compression takes away.
 */
export function joinScripts(html: string): string {
  const scripts = parseHtml(html)
    .querySelectorAll("script")
    .filter(({ rawAttrs }) => rawAttrs === "");
  const seams = scripts
    .map(({ range }) => range[1])
    .filter((at) => scripts.some(({ range }) => range[0] === at));
  if (seams.length === 0) throw new Error("no inline scripts stand side by side, as the page's data did.");
  return editHtml(
    html,
    seams.map((at) => ({ range: [at - end.length, at + start.length], text: ";" })),
  );
}
