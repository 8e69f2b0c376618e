interface Props {
  /** Functions to call, each with the functions that are its arguments. */
  calls: readonly (readonly [call: unknown, ...args: readonly unknown[]])[];
}

/**
 * The inline script that runs before the first paint. It is the source of functions, so each uses nothing from outside itself: lint
 * refuses imports and constants beside them. React sets its text anew when it renders a changed document again, and the page's
 * Trusted Types policy allows that because it has no markup (docs/decisions/README.md#trusted-types).
 */
export function HeadScript({ calls }: Props) {
  const sources = calls.map(([call, ...args]) => `(${call})(${args})`);
  const script = ['document.documentElement.dataset.scripts="running"', ...sources].join(";");
  if (script.includes("<"))
    throw new Error('The head script must not contain "<": write a comparison with ">".');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no outside value in them
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
