import type { SourceFile } from "./structure.ts";

const attributes = ["aria-label", "alt", "title", "placeholder"];

/** Sentences that stand in a component or a page: they belong in content/. A single word is not looked for. */
export function copyProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(app|components)\/.*\.tsx$/.test(path))
    .flatMap(({ path, source }) =>
      textsIn(source)
        .filter(hasTwoWords)
        .map((text) => `${path} says "${text}"`),
    );
}

/** What a component's JSX would show or have read out, as written. */
function textsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  const named = attributes.join("|");
  // Of an attribute, or of an object that is spread into one.
  const ofAttributes = new RegExp(`["']?\\b(?:${named})["']?\\s*[=:]\\s*\\{?\\s*(["'\`])(.*?)\\1`, "g");
  // Between tags: none of the signs that code has, and no arrow before it. After a brace only up to a closing tag,
  // for what follows a brace in code ends with another.
  const signs = '[^<>{}()\\[\\]=;|&"`]';
  const betweenTags = new RegExp(`(?<!=)>(${signs}+)(?=[<{])|\\}(${signs}+)(?=</)`, "g");
  // A text in braces of its own.
  const inBraces = /(?<![=:$])\{\s*(["'`])([^"'`]*)\1\s*\}/g;
  return [
    ...[...code.matchAll(ofAttributes)].map(([, , text]) => text ?? ""),
    ...[...code.matchAll(betweenTags)].map(([, afterTag, afterBrace]) => afterTag ?? afterBrace ?? ""),
    ...[...code.matchAll(inBraces)].map(([, , text]) => text ?? ""),
  ].map((text) => text.trim().replace(/\s+/g, " "));
}

function hasTwoWords(text: string): boolean {
  const words = text.replace(/\$\{[^}]*\}/g, " ").match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length >= 2;
}
