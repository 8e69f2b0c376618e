/**
 * Loads the substitutes of the fonts (app/styles/fonts.css), because Firefox loads no second font for words whose first one is
 * loading: it would show them in the system's own font, in which rows of buttons break.
 */
export function loadSubstituteFonts(): void {
  for (const face of document.fonts) {
    // A system may lack any of them.
    if (/ (Arial|Roboto)\b/.test(face.family)) face.load().catch(() => {});
  }
}
