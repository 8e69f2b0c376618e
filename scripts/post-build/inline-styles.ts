import { type MediaQuery, transform, type Visitor } from "lightningcss";
import type { HTMLElement } from "node-html-parser";
import { lateScript } from "./defer-scripts.ts";
import type { ExportFiles } from "./files.ts";
import { editHtml, parseHtml } from "./html.ts";

/**
 * Inlines the rules that a page can use, so that its first paint waits for no other file. The whole sheet, which later pages
 * need, loads with the scripts that can show them.
 */
export function inlineStyles(html: string, files: Pick<ExportFiles, "text">): string {
  const document = parseHtml(html);
  const sheets = document.querySelectorAll('link[rel="stylesheet"]');
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(`the page has ${sheets.length} style sheets: expected one.`);
  const { href = "", "data-precedence": precedence } = sheet.attrs;
  if (precedence === undefined)
    throw new Error(`${sheet.toString()} has no data-precedence, and React needs it to find the sheet.`);
  // React treats a <style> with a precedence as one of its own resources, and hydrates the page around it.
  const used = `<style data-precedence="${precedence}">${usedRules(files.text(href.slice(1)), document)}</style>`;
  const whole = `${lateScript(sheet.rawAttributes)}<noscript>${html.slice(...sheet.range)}</noscript>`;
  return editHtml(html, [{ range: sheet.range, text: used + whole }]);
}

/**
 * Returns a sheet without the rules that matter only later (see takeOutLater), the rules for classes and ids that a document
 * lacks, and the custom properties and animations that neither the other rules nor the document use. Pseudo-classes, attributes
 * and structure are not compared with the document, because scripts and visitors change them.
 */
export function usedRules(css: string, document: HTMLElement): string {
  // attrs, not classList: a class of Tailwind may have characters that HTML escapes, as in [&_img]:object-top.
  const present = new Set(
    document.querySelectorAll("*").flatMap(({ id, attrs }) => [id, ...(attrs.class ?? "").split(/\s+/)]),
  );
  const animations: string[] = [];
  const selected: string[] = [];
  walk(css, {
    Url: ({ url }) => {
      if (!["/", "#", "data:"].some((beginning) => url.startsWith(beginning)))
        throw new Error(`the style sheet names ${url}, which a page would resolve to another file.`);
    },
    Rule: { keyframes: ({ value }) => void animations.push(value.name.value) },
    Selector: (selector) => {
      for (const part of selector) if (part.type === "class" || part.type === "id") selected.push(part.name);
    },
  });
  // lightningcss does not distinguish a class from an animation of the same name.
  const kept = new Set([...present, ...animations]);
  const rules = without(
    css,
    selected.filter((name) => !kept.has(name)),
  );

  const properties: string[] = [];
  // Drawings name tokens in attributes: fill="var(--depth-3)".
  const variables = new Set([...document.toString().matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  const identifiers: string[] = [];
  walk(rules, {
    // lightningcss calls every unknown property custom, such as text-wrap.
    Declaration: { custom: ({ name }) => void (name.startsWith("--") && properties.push(name)) },
    Variable: ({ name }) => void variables.add(name.ident),
    CustomIdent: (name) => void identifiers.push(name),
    Token: { ident: ({ value }) => void identifiers.push(value) },
  });
  return without(rules, [
    ...properties.filter((name) => !variables.has(name)),
    // Only its own @keyframes names an unused animation.
    ...animations.filter((name) => identifiers.indexOf(name) === identifiers.lastIndexOf(name)),
  ]);
}

function walk(css: string, visitor: Visitor<never>): void {
  transform({ filename: "sheet.css", code: Buffer.from(css), visitor });
}

/** Whether a query is for print or for browsers without scripts, which load the whole sheet at once. */
const isLater = ({ mediaType, condition }: MediaQuery) =>
  mediaType === "print" || isAbout("scripting", condition);

function isAbout(feature: string, condition: MediaQuery["condition"]): boolean {
  if (condition?.type === "operation") return condition.conditions.some((part) => isAbout(feature, part));
  return condition?.type === "feature" && condition.value.name === feature;
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
    media: ({ value }) => (value.query.mediaQueries.every(isLater) ? [] : undefined),
  },
};

/**
 * The oldest browsers that Next.js builds for. Without these targets, lightningcss merges properties into a form that no browser
 * understands.
 */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };

function without(css: string, names: readonly string[]): string {
  const code = Buffer.from(css);
  const options = { filename: "sheet.css", code, minify: true, targets, visitor: takeOutLater };
  return transform({ ...options, unusedSymbols: [...names] }).code.toString();
}
