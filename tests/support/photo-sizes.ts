import type { Page } from "@playwright/test";

/** Viewports, and how many device pixels a CSS pixel has. */
const screens = [360, 390, 768, 1280, 1920]
  .map((width) => ({ width, density: 1 }))
  .concat([390, 412, 1280].map((width) => ({ width, density: 2 })))
  .concat({ width: 430, density: 3 });

/** Returns the photos that would load in a size that does not suit their place, on screens of all kinds. */
export async function photoSizeIssues(page: Page): Promise<object[]> {
  const session = await page.context().newCDPSession(page);
  const issues: object[] = [];
  for (const { width, density: deviceScaleFactor } of screens) {
    const screen = { width, height: 800, deviceScaleFactor, mobile: false };
    await session.send("Emulation.setDeviceMetricsOverride", screen);
    issues.push(...(await page.evaluate(misfits)).map((issue) => ({ width, deviceScaleFactor, ...issue })));
  }
  await session.send("Emulation.clearDeviceMetricsOverride");
  return issues;
}

/** Returns the shown photos whose file is not sharp enough, or more than twice as wide as they are. Runs in the page. */
async function misfits() {
  const photos = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")];
  const shown = photos.filter((photo) => photo.getClientRects().length > 0);
  if (photos.length > 0 && shown.length === 0) throw new Error("No photo shows.");
  const sizes = await Promise.all(
    shown.map(async (photo) => {
      // A new image: the browser keeps a file that is larger than needed.
      const image = photo.cloneNode() as HTMLImageElement;
      image.loading = "eager";
      await image.decode();
      const [chosen = 0, chosenHeight = 0] = ["w", "h"].map((name) =>
        Number(new URL(image.currentSrc).searchParams.get(name)),
      );
      const { width, height } = photo.getBoundingClientRect();
      // A frame of another shape crops a photo that is wider. A double density is enough for screens of triple density.
      const cropped = Math.max(width, (height * chosen) / chosenHeight);
      const ideal = Math.round(cropped * Math.min(2, devicePixelRatio));
      const widest = Number(/ (\d+)w$/.exec(photo.srcset)?.[1]);
      return {
        photo: photo.alt,
        chosen,
        ideal,
        fits: chosen >= Math.min(ideal, widest) && chosen <= 2 * ideal,
      };
    }),
  );
  return sizes.filter(({ fits }) => !fits);
}
