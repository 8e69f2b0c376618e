/**
 * Runs as an inline script in <head>: loads the fonts of the page's words before they are laid out. Chromium holds the first
 * paint for fonts that are asked for this early, though no longer than 100 ms. On a line whose round trip takes longer they
 * could not come in time, and come later instead. Other browsers do not tell the round trip (Network Information API), and
 * hold nothing.
 */
export function preloadFonts(): void {
  const { connection } = navigator as { connection?: { rtt: number } };
  if (connection && connection.rtt > 100) return;
  // Without a font, its substitute stays. The browser's console tells the failed request.
  for (const face of document.fonts) if (face.display === "optional") face.load().catch(() => {});
}
