import type { Text } from "./content.ts";

/**
 * Returns the texts that contain what is seen; if there are none, those that make up most of it, such as a price with its period beside
 * it. The closest are first, and of equals those of the page at `path`. Case, spaces and the form of quotation marks do not count.
 */
export function findText(seen: string, texts: readonly Text[], path?: string): Text[] {
  const wanted = plain(seen);
  if (wanted === "") return [];
  const page = texts.find(({ field, text }) => field === "path" && text === path)?.file;
  const rank = ({ file, text }: Text) =>
    Math.abs(plain(text).length - wanted.length) + (file === page ? 0 : 0.5);
  const whole = texts.filter(({ text }) => plain(text).includes(wanted));
  const parts = texts.filter(({ text }) => wanted.includes(plain(text)) && text.length > wanted.length / 2);
  return (whole.length > 0 ? whole : parts).sort((a, b) => rank(a) - rank(b));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, " ").trim();
}
