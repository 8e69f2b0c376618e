interface Props {
  text: string;
}

/** Letters of a pair that is short: a longer one would leave the line before it too empty. */
const longestPair = 14;

/**
 * The words of a heading, its last two together where they are short and fit: balanced lines may leave one
 * alone. For headings of four words and more in narrow columns, where that was seen.
 */
export function HeadingWords({ text }: Props) {
  const words = text.split(" ");
  const end = words.slice(-2).join(" ");
  if (words.length < 4 || end.length > longestPair) return text;
  return (
    <>
      {words.slice(0, -2).join(" ")} <span className="inline-block">{end}</span>
    </>
  );
}
