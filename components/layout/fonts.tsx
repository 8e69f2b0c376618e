import { fontFaces, fontFiles } from "@/lib/fonts";

/** Declares the fonts, in the page itself. */
export async function FontFaces() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own tables
  return <style dangerouslySetInnerHTML={{ __html: await fontFaces() }} />;
}

/**
 * Asks at once for the font files that the page's words need. It stands in the body: for a preload in the head, Chromium
 * holds the first paint back up to 100 ms. Because of `itemProp`, React leaves it there.
 */
export async function FontPreloads() {
  return (await fontFiles())
    .filter(({ isUsed }) => isUsed)
    .map(({ name }) => (
      <link key={name} itemProp="font" rel="preload" href={`/fonts/${name}`} as="font" crossOrigin="" />
    ));
}
