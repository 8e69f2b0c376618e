interface Props {
  text: string;
}

/** Longer ones would not fit on the narrowest phones in twice the text size. */
const longestPair = 14;

/** The words of a heading, its last two on one line where they are short: balanced lines may leave one alone. */
export function HeadingWords({ text }: Props) {
  const words = text.split(" ");
  const end = words.slice(-2).join(" ");
  if (words.length < 4 || end.length > longestPair) return text;
  return (
    <>
      {words.slice(0, -2).join(" ")} <span className="whitespace-nowrap">{end}</span>
    </>
  );
}
