import { browserslistToTargets, type TransformOptions, transform, type Visitor } from "lightningcss";
import type { HTMLElement } from "node-html-parser";
import manifest from "../../package.json" with { type: "json" };
import { lateScript } from "./defer-scripts.ts";
import type { ExportFiles } from "./files.ts";
import { editHtml, parseHtml } from "./html.ts";

/**
 * Inlines the rules that a page can use, so that its first paint waits for no other file. The whole sheets, which later pages
 * need, load with the scripts that can show them. Each follows its own used rules, so that their order is right whichever
 * arrives first.
 */
export function inlineStyles(html: string, files: Pick<ExportFiles, "text">): string {
  const document = parseHtml(html);
  const sheets = document.querySelectorAll('link[rel="stylesheet"]');
  if (sheets.length === 0) throw new Error("the page has no style sheet.");
  const rules = usedRules(
    sheets.map(({ attrs: { href = "" } }) => files.text(href.slice(1))),
    document,
  );
  const edits = sheets.map((sheet, index) => {
    const precedence = sheet.attrs["data-precedence"];
    if (precedence === undefined)
      throw new Error(`${sheet.toString()} has no data-precedence, and React needs it to find the sheet.`);
    // React treats a <style> with a precedence as one of its own resources, and hydrates the page around it.
    const used = `<style data-precedence="${precedence}">${withAbsoluteUrls(rules[index] ?? "", sheet.attrs.href ?? "")}</style>`;
    const whole = `${lateScript(sheet.rawAttributes)}<noscript>${html.slice(...sheet.range)}</noscript>`;
    return { range: sheet.range, text: used + whole };
  });
  return editHtml(html, edits);
}

/** Returns a sheet whose URLs are paths from the root, because a page would resolve relative ones to other files. */
function withAbsoluteUrls(css: string, href: string): string {
  const absolute = (url: string) =>
    url.startsWith("#") || url.startsWith("data:")
      ? url
      : new URL(url, new URL(href, "https://site")).pathname;
  const visitor: Visitor<never> = { Url: (url) => ({ ...url, url: absolute(url.url) }) };
  return minified(css, { visitor });
}

/**
 * Returns each sheet without the rules that matter only later (see takeOutLater), the rules for classes and ids that a document
 * lacks, and the custom properties and animations that neither other rules of any sheet nor the document use. Pseudo-classes,
 * attributes and structure are not compared with the document, because scripts and visitors change them.
 */
export function usedRules(sheets: readonly string[], document: HTMLElement): string[] {
  // attrs, not classList: a class of Tailwind may have characters that HTML escapes, as in [&_img]:object-top.
  const present = new Set(
    document.querySelectorAll("*").flatMap(({ id, attrs }) => [id, ...(attrs.class ?? "").split(/\s+/)]),
  );
  const selected: string[] = [];
  const animations: string[] = [];
  walk(sheets, {
    Rule: { keyframes: ({ value }) => void animations.push(value.name.value) },
    Selector: (selector) => {
      for (const part of selector) if (part.type === "class" || part.type === "id") selected.push(part.name);
    },
  });
  // lightningcss removes classes and animations by name, so those that share one stay.
  const missing = selected.filter((name) => !present.has(name) && !animations.includes(name));
  const rules = without(sheets, missing);

  const properties: string[] = [];
  // Drawings name tokens in attributes: fill="var(--depth-3)".
  const variables = new Set([...document.toString().matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  walk(rules, {
    // lightningcss calls every unknown property custom, such as text-wrap.
    Declaration: { custom: ({ name }) => void (name.startsWith("--") && properties.push(name)) },
    Rule: { property: ({ value }) => void properties.push(value.name) },
    Variable: ({ name }) => void variables.add(name.ident),
  });
  const read = without(
    rules,
    properties.filter((name) => !variables.has(name)),
  );

  const identifiers = new Set<string>();
  walk(read, {
    Rule: { keyframes: () => [] },
    CustomIdent: (name) => void identifiers.add(name),
    Token: { ident: ({ value }) => void identifiers.add(value) },
  });
  return without(
    read,
    animations.filter((name) => !identifiers.has(name) && !present.has(name)),
  );
}

function walk(sheets: readonly string[], visitor: Visitor<never>): void {
  for (const css of sheets) transform({ filename: "sheet.css", code: Buffer.from(css), visitor });
}

/** Removes what cannot be seen before the whole sheet has loaded: the page on paper, and transitions between pages. */
const takeOutLater: Visitor<never> = {
  Rule: {
    style: ({ value }) =>
      value.selectors
        .flat()
        .some((part) => part.type === "pseudo-element" && part.kind.startsWith("view-transition"))
        ? []
        : undefined,
    media: ({ value }) =>
      value.query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
  },
};

function without(sheets: readonly string[], unusedSymbols: string[]): string[] {
  return sheets.map((css) => minified(css, { unusedSymbols, visitor: takeOutLater }));
}

/** The oldest browsers that are promised. Without them, lightningcss merges properties into a form that no browser understands. */
const targets = browserslistToTargets(manifest.browserslist);

function minified(css: string, options: Pick<TransformOptions<never>, "unusedSymbols" | "visitor">): string {
  const code = Buffer.from(css);
  return transform({ filename: "sheet.css", code, minify: true, targets, ...options }).code.toString();
}
