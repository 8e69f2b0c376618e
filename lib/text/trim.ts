/** Matches a character that is neither white space nor an invisible format mark. \p{Cf} would also exclude parts of flags. */
const visible = /[^\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F]/;

/** Returns a text without white space and invisible marks at its ends, which pasted texts often have. */
export function trim(text: string): string {
  const characters = [...text];
  const isVisible = (character: string) => visible.test(character);
  return characters.slice(characters.findIndex(isVisible), characters.findLastIndex(isVisible) + 1).join("");
}
