/**
 * Loads the fallback fonts (app/styles/fonts.css), because Firefox loads no second font for text whose first one is loading: it
 * would show the text in a system font, in which rows of buttons break.
 */
export function loadFallbackFonts(): void {
  for (const face of document.fonts) {
    // A system may lack any of them.
    if (/ (Arial|Roboto)\b/.test(face.family)) face.load().catch(() => {});
  }
}
