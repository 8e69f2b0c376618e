import TurndownService from "turndown";
import { absoluteAddress } from "../../../lib/addresses.ts";
import { metaContents, titles } from "../html.ts";
import type { ExportedPage } from "../types.ts";
import { cleanContent } from "./clean.ts";

/** A page as Markdown: its title, its description, its address, and what its <main> says. */
export function markdownTwin({ path, document }: ExportedPage, origin: string): string {
  const main = document.querySelector("main");
  const address = absoluteAddress(origin, path);
  const parts = [
    `# ${titles(document)[0] ?? path}`,
    ...metaContents(document, "description").map((description) => `> ${description}`),
    `<${address}>`,
    main ? converter().turndown(cleanContent(main, address)) : "",
  ];
  // Where a line must not break is nothing to a reader of plain text.
  return `${parts.join("\n\n").replaceAll("\u00a0", " ").trimEnd()}\n`;
}

function converter(): TurndownService {
  const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", hr: "---" });
  service.addRule("item", { filter: "li", replacement: itemText });
  service.addRule("quotation", { filter: "q", replacement: (words) => `“${words.trim()}”` });
  return service;
}

/** A list's item, its further lines indented as far as its first. Turndown's own puts three spaces after the dash. */
function itemText(content: string, node: Node): string {
  const list = node.parentNode;
  const place = [...(list?.childNodes ?? [])]
    .filter(({ nodeName }) => nodeName === "LI")
    .indexOf(node as ChildNode);
  const mark = list?.nodeName === "OL" ? `${place + 1}. ` : "- ";
  const lines = content
    .trim()
    .replace(/\n\s*\n/g, "\n\n")
    .replace(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`);
  return `${mark}${lines}${node.nextSibling ? "\n" : ""}`;
}
