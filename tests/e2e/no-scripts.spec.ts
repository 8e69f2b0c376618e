import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import health from "../../content/pages/health.ts";
import pricing from "../../content/pages/pricing.ts";
import { pages } from "../../lib/site/registry.ts";
import { summary } from "../support/menu.ts";
import { openWithoutScripts, title } from "../support/open.ts";
import { isTwinPage, viewports } from "../support/scenarios.ts";
import { expect, test } from "../support/test.ts";

test.describe("without JavaScript", () => {
  // Nothing reads the storage, so every visit is a first one. Still, onboarding must not show.
  test.use({ javaScriptEnabled: false, firstVisit: true, contextOptions: { reducedMotion: "reduce" } });
  test.use({ deviceScaleFactor: 2 });

  test("every page is readable, and its photos have the size that is shown", { tag: "@thorough" }, async ({
    page,
  }) => {
    // First the small window: a browser keeps a larger photo that it has.
    for (const { path } of pages.filter((each) => !isTwinPage(each)))
      for (const viewport of [viewports.phone, viewports.desktop]) {
        await page.setViewportSize(viewport);
        if (viewport === viewports.phone) await page.goto(path, { waitUntil: "domcontentloaded" });
        await expectReadable(page);
        await expect.poll(() => page.evaluate(photoSizeIssues), path).toEqual([]);
      }
  });
});

/** Expects the page's title in the first screen, with nothing over it, and nothing too faint to see. */
async function expectReadable(page: Page): Promise<void> {
  await expect(title(page)).toBeInViewport({ ratio: 1 });
  await title(page).click({ trial: true });
  // To Playwright, an element with an opacity of zero is visible.
  const unseen = await page
    .locator("main *")
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity === "0").length);
  expect(unseen).toBe(0);
}

/** Returns the shown stock photos whose file is not sharp enough, or more than twice as wide as needed. Runs in the page. */
function photoSizeIssues(): object[] {
  const photos = [...document.querySelectorAll<HTMLImageElement>("img[data-photo][srcset]")];
  return photos.flatMap((photo) => {
    const { width, height } = photo.getBoundingClientRect();
    if (width === 0) return [];
    // The browser has chosen no file yet.
    if (!photo.currentSrc) return [{ photo: photo.alt }];
    const file = new URL(photo.currentSrc).searchParams;
    const [chosen = 0, chosenHeight = 0] = ["w", "h"].map((name) => Number(file.get(name)));
    // A frame of another shape crops a photo that is wider. No file is wider than 1,920 pixels.
    const ideal = Math.round(Math.max(width, (height * chosen) / chosenHeight) * devicePixelRatio);
    return chosen >= Math.min(ideal, 1920) && chosen <= 2 * ideal
      ? []
      : [{ photo: photo.alt, chosen, ideal }];
  });
}

test("the Solutions menu opens and closes, and its links work, before the scripts arrive", async ({
  page,
}) => {
  const card = page.locator(`header a[href="${health.path}"]`).filter({ visible: true });
  await openWithoutScripts(page, pricing.path);
  for (const count of [1, 0, 1]) {
    await summary(page, navigation.labels.submenu).click();
    await page.mouse.move(195, 790);
    await expect(card).toHaveCount(count);
  }
  await card.click();
  await expect(page).toHaveURL(health.path);
});
