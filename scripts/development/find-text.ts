import type { Text } from "../content/content";

/**
 * Returns the texts that contain the one on the page, or else those that make up most of it, as for a price and its period. The closest in
 * length are first, and of equals those of the page at `path`.
 */
export function findText(seen: string, texts: readonly Text[], path?: string): Text[] {
  const wanted = seen.trim();
  if (wanted === "") return [];
  const page = texts.find(({ field, text }) => field === "path" && text === path)?.file;
  const rank = ({ file, text }: Text) => Math.abs(text.length - wanted.length) + (file === page ? 0 : 0.5);
  const whole = texts.filter(({ text }) => text.includes(wanted));
  const parts = texts.filter(({ text }) => wanted.includes(text) && text.length > wanted.length / 2);
  return (whole.length > 0 ? whole : parts).sort((a, b) => rank(a) - rank(b));
}
