interface Props {
  text: string;
}

/** In letters. A longer pair, kept together, would leave the line before it too empty. */
const longestPair = 14;

/**
 * A heading's text, its last two words kept on one line if they are short: balanced lines may leave the last one
 * alone. For headings in narrow columns.
 */
export function HeadingText({ text }: Props) {
  const words = text.split(" ");
  const end = words.slice(-2).join(" ");
  if (words.length < 4 || end.length > longestPair) return text;
  return (
    <>
      {words.slice(0, -2).join(" ")} <span className="inline-block">{end}</span>
    </>
  );
}
