interface Props {
  /** Functions to call, each with its arguments, which are functions too. */
  calls: readonly (readonly [call: unknown, ...args: readonly unknown[]])[];
}

/**
 * The inline script that runs before the first paint: the source text of the functions. So a function must use nothing
 * from outside itself: lint refuses imports and constants beside it.
 */
export function HeadScript({ calls }: Props) {
  const sources = calls.map(([call, ...args]) => `(${call})(${args})`);
  const script = ['document.documentElement.dataset.scripts="running"', ...sources].join(";");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no outside value in them
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
