import type { Page } from "@playwright/test";

/** Widths of screens, and how many device pixels a CSS pixel has. */
const screens = "360@1 390@1 768@1 1280@1 1920@1 390@2 412@2 1280@2 430@3".split(" ");

/** Returns the photos that would load in a size that does not suit their place, on screens of all kinds. */
export async function photoSizeIssues(page: Page): Promise<object[]> {
  const session = await page.context().newCDPSession(page);
  const issues: object[] = [];
  for (const [width = 0, deviceScaleFactor = 1] of screens.map((each) => each.split("@").map(Number))) {
    const screen = { width, height: 800, deviceScaleFactor, mobile: false };
    await session.send("Emulation.setDeviceMetricsOverride", screen);
    issues.push(...(await page.evaluate(misfits)).map((issue) => ({ width, deviceScaleFactor, ...issue })));
  }
  await session.send("Emulation.clearDeviceMetricsOverride");
  return issues;
}

/** Returns the shown photos whose file is not sharp enough, or more than twice as wide as they are. Runs in the page. */
function misfits() {
  const probe = document.body.appendChild(document.createElement("div"));
  const photos = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")];
  const shown = photos.filter((photo) => photo.getClientRects().length > 0);
  const issues = shown.flatMap((photo) => {
    // "(media) length, …, length", whose last length may be a function.
    const sizes = photo.sizes
      .split(/, (?=\(m|[^,()]*(?:\([^()]*\))?$)/)
      .map((size) => /^(?:(\(.*?\)(?: and \(.*?\))*) )?(.+)$/.exec(size) ?? []);
    const [, , length = ""] =
      sizes.find(([, media]) => media === undefined || matchMedia(media).matches) ?? [];
    probe.style.width = length;
    const needed = probe.getBoundingClientRect().width * devicePixelRatio;
    const files = photo.srcset.split(/,\s+/).map((file) => new URL(file.split(" ")[0] ?? "").searchParams);
    const file = files.find((query) => Number(query.get("w")) >= needed) ?? files.at(-1);
    // An unknown size fits nowhere.
    const [chosen = NaN, chosenHeight = NaN] = ["w", "h"].map((name) => Number(file?.get(name) ?? NaN));
    const { width, height } = photo.getBoundingClientRect();
    // A frame of another shape crops a photo that is wider. A double density is enough for screens of triple density.
    const cropped = Math.max(width, (height * chosen) / chosenHeight);
    const ideal = Math.round(cropped * Math.min(2, devicePixelRatio));
    // No file is wider than 1,920 pixels.
    const fits = chosen >= Math.min(ideal, 1920) && chosen <= 2 * ideal;
    return fits ? [] : [{ photo: photo.alt, chosen, ideal }];
  });
  probe.remove();
  return photos.length > 0 && shown.length === 0 ? [{ photo: "none shows", chosen: 0, ideal: 0 }] : issues;
}
