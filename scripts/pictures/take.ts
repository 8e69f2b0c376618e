import type { Page } from "@playwright/test";
import { comeToRest } from "../scenarios/open.ts";

export interface PictureOptions {
  /** The page from its top to its end, or what stands in the window. */
  whole: boolean;
  /** Of WebP, 0 to 100. */
  quality: number;
}

/** WebP has room for this many pixels in height. */
const mostPixels = 16_383;

/** A picture of the page as it is now, as WebP, a pixel for every CSS pixel. The same page gives the same bytes. */
export async function takePicture(page: Page, { whole, quality }: PictureOptions): Promise<Buffer> {
  await settle(page);
  const clip = whole ? await wholePage(page) : undefined;
  // Playwright's own screenshots are PNG or JPEG: the one several times as heavy, the other with smudged letters.
  const session = await page.context().newCDPSession(page);
  try {
    const { data } = await session.send("Page.captureScreenshot", {
      format: "webp",
      quality,
      ...(clip && { clip, captureBeyondViewport: true }),
    });
    return Buffer.from(data, "base64");
  } finally {
    await session.detach();
  }
}

/** Waits for pictures far down as well, hides the caret, which blinks, and lets what moves arrive. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync("* { caret-color: transparent !important; }");
    document.adoptedStyleSheets = [still];
    for (const image of document.images) image.loading = "eager";
    // One that does not come is missing in the picture too, where it is to be seen.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await setInOwnLetters(page);
  await comeToRest(page);
}

/**
 * The site keeps a text in the substitute when its font is not there by the first paint (app/fonts.ts). On a busy
 * machine that is chance, so the same fonts are added once more as ones that are waited for.
 */
async function setInOwnLetters(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const optional = rules.filter(
      (rule): rule is CSSFontFaceRule =>
        rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-display") === "optional",
    );
    // Once for a page: several pictures may be taken of it.
    if (document.fonts.size > rules.filter((rule) => rule instanceof CSSFontFaceRule).length) return;
    const faces = optional.map(({ style, parentStyleSheet }) => {
      const [, address = ""] = /url\("?([^")]+)/.exec(style.getPropertyValue("src")) ?? [];
      const source = `url("${new URL(address, parentStyleSheet?.href ?? location.href)}")`;
      const family = style.getPropertyValue("font-family").replaceAll('"', "");
      return new FontFace(family, source, { weight: style.getPropertyValue("font-weight") });
    });
    await Promise.all(faces.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
  });
}

async function wholePage(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { x: 0, y: 0, width, height: Math.min(height, mostPixels), scale: 1 };
}
