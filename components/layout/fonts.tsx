import { fontFaces } from "@/lib/build/fonts";

/** Declares the fonts, in the page itself. */
export async function Fonts() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own tables
  return <style dangerouslySetInnerHTML={{ __html: await fontFaces() }} />;
}
