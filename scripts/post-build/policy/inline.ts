import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import type { InlineHashes } from "../../../lib/security-headers.ts";

/** The hash of an inline script or style as a policy names it (CSP level 3, 2.3.1). */
export function policyHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

const dataTypes = /json$|^late$/;

/** Hashes of a page's inline scripts and styles. Data blocks (JSON-LD, scripts that wait) do not run and need none. */
export function inlineHashes(html: string): InlineHashes {
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const scripts = page
    .querySelectorAll("script")
    .filter((script) => !script.hasAttribute("src") && !dataTypes.test(script.getAttribute("type") ?? ""));
  const styles = page.querySelectorAll("style");
  const hashes = (elements: typeof scripts) => [
    ...new Set(elements.map((element) => policyHash(element.rawText))),
  ];
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

/** What no hash can allow, or must not: one line each, empty when there is nothing. */
export function forbiddenParts(html: string): readonly string[] {
  const elements = parse(html).querySelectorAll("*");
  return elements.flatMap((element) => {
    const problems: string[] = [];
    for (const name of Object.keys(element.attributes)) {
      if (/^on/i.test(name)) problems.push(`<${element.rawTagName}> has the inline handler ${name}`);
      if (name.toLowerCase() === "style") problems.push(`<${element.rawTagName}> has an inline style`);
    }
    const target = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
    if (/^\s*javascript:/i.test(target)) problems.push(`<${element.rawTagName}> has a javascript: address`);
    if (element.rawTagName === "script" && /^([a-z]+:)?\/\//i.test(target)) {
      problems.push(`a script comes from another host: ${target}`);
    }
    return problems;
  });
}
