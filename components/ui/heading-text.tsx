interface Props {
  text: string;
}

/** In letters. Keeping a longer pair together would leave the line before it too empty. */
const longestPair = 14;

/**
 * A heading's text, its last two words kept on one line by a no-break space if they are short: balanced lines may leave
 * the last one alone. For headings in narrow columns, with `wrap-anywhere`: in large text the pair may be too wide.
 */
export function HeadingText({ text }: Props) {
  const words = text.split(" ");
  const end = words.slice(-2);
  if (words.length < 4 || end.join(" ").length > longestPair) return text;
  return [...words.slice(0, -2), end.join("\u00a0")].join(" ");
}
