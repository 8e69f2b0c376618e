/**
 * Runs as an inline script in <head>. Loads the substitutes of the fonts (lib/build/fonts.ts), because Firefox loads no
 * second font for words whose first one is loading: it would show them in the system's own font.
 */
export function loadSubstituteFonts(families: readonly string[]): void {
  for (const face of document.fonts) {
    // A system may lack any of them.
    if (families.includes(face.family.replaceAll('"', ""))) face.load().catch(() => {});
  }
}
