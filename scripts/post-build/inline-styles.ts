import { browserslistToTargets, transform, type Visitor } from "lightningcss";
import type { HTMLElement } from "node-html-parser";
import manifest from "../../package.json" with { type: "json" };
import { bytesOf, type ExportFiles, textOf } from "./read-site.ts";

/**
 * Inlines the rules that a page can use, so that its first paint waits for no other file. The whole stylesheets, which later
 * pages need, load with the scripts, and React adds them when it hydrates the page.
 */
export function inlineStyles(page: HTMLElement, files: ExportFiles): void {
  // attrs, not classList: a class of Tailwind may have characters that HTML escapes, as in [&_img]:object-top.
  const present = new Set(
    page.querySelectorAll("*").flatMap(({ id, attrs }) => [id, ...(attrs.class ?? "").split(/\s+/)]),
  );
  const markup = page.toString();
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  for (const link of links) {
    const { href = "", "data-precedence": precedence } = link.attrs;
    if (precedence === undefined)
      throw new Error(`${link} has no data-precedence, and React needs it to find the stylesheet.`);
    const others = links.filter((other) => other !== link);
    const texts = [markup, ...others.map(({ attrs }) => textOf(attrs.href?.slice(1) ?? "", files))].join();
    const rules = usedRules(bytesOf(href.slice(1), files), href, present, texts);
    // React manages a <style> with a precedence as a resource, and hydrates the page around it.
    const used = `<style data-precedence="${precedence}">${rules}</style>`;
    link.replaceWith(used);
    // Without scripts, nothing would use the preload, and browsers warn of that.
    const later = `<link rel="preload" as="style" href="${href}" media="(scripting: enabled)">`;
    page.querySelector("body")?.insertAdjacentHTML("beforeend", later);
  }
}

/** Without targets, lightningcss merges properties into one that browsers do not know. */
const targets = browserslistToTargets(manifest.browserslist);

/** A stylesheet that was read. */
interface Stylesheet {
  /** The classes and ids that its selectors name. lightningcss removes classes and animations by name, so those that share one stay. */
  removable: readonly string[];
  /** The custom properties that it registers or sets. */
  properties: readonly string[];
  /** What is left without some of them. Pages of a kind lack the same, and share the result. */
  rulesWithout: Map<string, string>;
}

const stylesheets = new WeakMap<Buffer, Stylesheet>();

/**
 * Returns a stylesheet without the rules for classes and ids that a page lacks, and without the custom properties that neither the other
 * rules nor other texts of the page read. Pseudo-classes, attributes and structure are not compared with the page, because scripts and visitors change them.
 */
function usedRules(code: Buffer, href: string, present: ReadonlySet<string>, texts: string): string {
  const { removable, properties, rulesWithout } = stylesheets.get(code) ?? readStylesheet(code, href);
  const unusedSymbols = removable.filter((name) => !present.has(name));
  const unreadByTexts = properties.filter((name) => !texts.includes(`var(${name}`));
  const key = [...unusedSymbols, ...unreadByTexts].join(" ");
  const rules =
    rulesWithout.get(key) ?? removeProperties(removeRules(code, href, unusedSymbols), unreadByTexts);
  rulesWithout.set(key, rules);
  return rules;
}

function readStylesheet(code: Buffer, filename: string): Stylesheet {
  const selected = new Set<string>();
  const animations = new Set<string>();
  const properties = new Set<string>();
  const visitor: Visitor<never> = {
    Selector: (selector) => {
      for (const part of selector) if (part.type === "class" || part.type === "id") selected.add(part.name);
    },
    Rule: {
      keyframes: ({ value }) => void animations.add(value.name.value),
      property: ({ value }) => void properties.add(value.name),
    },
    Declaration: { custom: ({ name }) => void properties.add(name) },
  };
  transform({ filename, code, visitor });
  const removable = [...selected].filter((name) => !animations.has(name));
  // For lightningcss, a property that it does not know is custom too.
  const ownProperties = [...properties].filter((name) => name.startsWith("--"));
  const stylesheet = { removable, properties: ownProperties, rulesWithout: new Map() };
  stylesheets.set(code, stylesheet);
  return stylesheet;
}

function removeRules(code: Buffer, filename: string, unusedSymbols: string[]): Uint8Array {
  // In a page, a relative URL would name another file.
  const toPath = (url: string) =>
    /^(#|data:)/.test(url) ? url : new URL(url, new URL(filename, "https://site")).pathname;
  const visitor: Visitor<never> = { Url: (url) => ({ ...url, url: toPath(url.url) }) };
  return transform({ filename, code, minify: true, targets, unusedSymbols, visitor }).code;
}

/** Removes those of some custom properties that no rule reads: most of Tailwind's are for utilities that a page lacks. */
function removeProperties(code: Uint8Array, properties: readonly string[]): string {
  const filename = "page.css";
  const unread = new Set(properties);
  transform({ filename, code, visitor: { Variable: ({ name }) => void unread.delete(name.ident) } });
  const visitor: Visitor<never> = {
    Rule: { property: ({ value }) => (unread.has(value.name) ? [] : undefined) },
    Declaration: { custom: ({ name }) => (unread.has(name) ? [] : undefined) },
  };
  return transform({ filename, code, minify: true, targets, visitor }).code.toString();
}
