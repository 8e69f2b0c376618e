/** A comment or a text in the source of a content module: what stands inside it is not code. */
export function quietToken(flags: "g" | "y"): RegExp {
  return new RegExp(
    /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/,
    flags,
  );
}

/** The texts in a module's source with the lines that they start on. Comments are no texts. */
export function textsOf(source: string): { text: string; line: number }[] {
  return [...source.matchAll(quietToken("g"))]
    .filter(([text]) => !text.startsWith("/"))
    .map((match) => ({ text: match[0], line: source.slice(0, match.index).split("\n").length }));
}
