import { browserslistToTargets, transform, type Visitor } from "lightningcss";
import type { HTMLElement } from "node-html-parser";
import manifest from "../../package.json" with { type: "json" };
import { bytesOf, type ExportFiles } from "./read-site.ts";

/**
 * Inlines the rules that a page can use, so that its first paint waits for no other file. The whole stylesheets, which later
 * pages need, load with the scripts, and React adds them when it hydrates the page.
 */
export function inlineStyles(page: HTMLElement, files: ExportFiles): void {
  // attrs, not classList: a class of Tailwind may have characters that HTML escapes, as in [&_img]:object-top.
  const present = new Set(
    page.querySelectorAll("*").flatMap(({ id, attrs }) => [id, ...(attrs.class ?? "").split(/\s+/)]),
  );
  for (const link of page.querySelectorAll('link[rel="stylesheet"]')) {
    const { href = "", "data-precedence": precedence } = link.attrs;
    if (precedence === undefined)
      throw new Error(`${link} has no data-precedence, and React needs it to find the stylesheet.`);
    const rules = usedRules(bytesOf(href.slice(1), files), href, present);
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
  /** What is left without some of them. Pages of a kind lack the same, and share the result. */
  rulesWithout: Map<string, string>;
}

const stylesheets = new WeakMap<Buffer, Stylesheet>();

/**
 * Returns a stylesheet without the rules for classes and ids that a page lacks. Pseudo-classes, attributes and structure are
 * not compared with the page, because scripts and visitors change them.
 */
function usedRules(code: Buffer, href: string, present: ReadonlySet<string>): string {
  const { removable, rulesWithout } = stylesheets.get(code) ?? readStylesheet(code, href);
  const unusedSymbols = removable.filter((name) => !present.has(name));
  const key = unusedSymbols.join(" ");
  const rules = rulesWithout.get(key) ?? removeRules(code, href, unusedSymbols);
  rulesWithout.set(key, rules);
  return rules;
}

function readStylesheet(code: Buffer, filename: string): Stylesheet {
  const selected = new Set<string>();
  const animations = new Set<string>();
  const visitor: Visitor<never> = {
    Selector: (selector) => {
      for (const part of selector) if (part.type === "class" || part.type === "id") selected.add(part.name);
    },
    Rule: { keyframes: ({ value }) => void animations.add(value.name.value) },
  };
  transform({ filename, code, visitor });
  const removable = [...selected].filter((name) => !animations.has(name));
  const stylesheet = { removable, rulesWithout: new Map() };
  stylesheets.set(code, stylesheet);
  return stylesheet;
}

function removeRules(code: Buffer, filename: string, unusedSymbols: string[]): string {
  // In a page, a relative URL would name another file.
  const toPath = (url: string) =>
    /^(#|data:)/.test(url) ? url : new URL(url, new URL(filename, "https://site")).pathname;
  const visitor: Visitor<never> = { Url: (url) => ({ ...url, url: toPath(url.url) }) };
  return transform({ filename, code, minify: true, targets, unusedSymbols, visitor }).code.toString();
}
