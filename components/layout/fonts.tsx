import { preload } from "react-dom";
import { fontFaces, fontFiles } from "@/lib/fonts";

/** Declares the fonts in the page itself, and asks at once for the files that its words need. */
export async function Fonts() {
  for (const { name, isUsed } of await fontFiles())
    if (isUsed) preload(`/fonts/${name}`, { as: "font", type: "font/woff2", crossOrigin: "" });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own tables
  return <style dangerouslySetInnerHTML={{ __html: await fontFaces() }} />;
}
