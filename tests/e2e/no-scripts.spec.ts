import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import contact from "../../content/pages/contact.ts";
import solutions from "../../content/pages/solutions.ts";
import { site } from "../../content/site.ts";
import { pages } from "../../lib/site/registry.ts";
import { viewports } from "../scenarios/list.ts";
import { menuEntry, summary } from "../scenarios/menu.ts";
import { holdFiles } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

// Nothing reads the storage, so every visit is a first one. Still, onboarding must not show.
test.use({ javaScriptEnabled: false, firstVisit: true, contextOptions: { reducedMotion: "reduce" } });

/** Expects the page's title in the first screen, without onboarding, and nothing too faint to see. page-load.spec.ts compares its look with that of a page with scripts. */
async function expectReadable(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  // Nothing covers it.
  await heading.click({ trial: true });
  await expect(page.locator("#onboarding")).toBeHidden();
  // To Playwright, an element with an opacity of zero is visible.
  const unseen = await page
    .locator("main *")
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity === "0").length);
  expect(unseen).toBe(0);
}

test.describe("on a screen of double density", () => {
  test.use({ deviceScaleFactor: 2 });

  test("every page is readable, and its photos have the size that is shown", { tag: "@thorough" }, async ({
    page,
  }) => {
    for (const { path } of pages)
      await test.step(path, async () => {
        // First the small window: a browser keeps a larger photo that it has.
        await page.setViewportSize(viewports.phone);
        await page.goto(path);
        for (const viewport of [viewports.phone, viewports.desktop]) {
          await page.setViewportSize(viewport);
          await expectReadable(page);
          await expect.poll(() => page.evaluate(photoSizeIssues)).toEqual([]);
        }
      });
  });
});

/** Returns the shown photos whose file is not sharp enough, or more than twice as wide as they are. Runs in the page. */
function photoSizeIssues(): object[] {
  const photos = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")];
  return photos.flatMap((photo) => {
    const { width, height } = photo.getBoundingClientRect();
    if (width === 0) return [];
    // The browser has chosen none yet.
    if (!photo.currentSrc) return [{ photo: photo.alt }];
    const file = new URL(photo.currentSrc).searchParams;
    const [chosen = 0, chosenHeight = 0] = ["w", "h"].map((name) => Number(file.get(name)));
    // A frame of another shape crops a photo that is wider.
    const ideal = Math.round(Math.max(width, (height * chosen) / chosenHeight) * devicePixelRatio);
    // No file is wider than 1,920 pixels.
    const fits = chosen >= Math.min(ideal, 1920) && chosen <= 2 * ideal;
    return fits ? [] : [{ photo: photo.alt, chosen, ideal }];
  });
}

test.describe("with scripts that never arrive", () => {
  test.use({ javaScriptEnabled: true, firstVisit: false });

  test("menus open, close and lead on", async ({ page }) => {
    await holdFiles(page);
    const open = () => page.goto("/pricing", { waitUntil: "domcontentloaded" });
    const header = page.getByRole("banner");
    const [{ title, link }] = solutions.cards;
    const card = header.getByRole("link", { name: new RegExp(`^${title}`) }).filter({ visible: true });
    for (const [viewport, names] of [
      [viewports.desktop, [navigation.labels.submenu]],
      [viewports.phone, [navigation.labels.menu, menuEntry(solutions.path).name]],
    ] as const) {
      await page.setViewportSize(viewport);
      await open();
      for (const name of names) await summary(header, name).click();
      await expect(card).toHaveCount(1);
      for (const count of [0, 1]) {
        await summary(header, names[0]).click();
        await page.mouse.move(195, 790);
        await expect(card).toHaveCount(count);
      }
      await card.click();
      await expect(page).toHaveURL(link);
    }
  });
});

test("a form says that it needs scripts, and offers an email link", async ({ page }) => {
  const { path, form } = contact;
  await page.goto(path);
  const note = page.getByRole("main").getByText(form.withoutScript);
  await expect(note).toBeVisible();
  await expect(note.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
  await page.getByLabel(form.name.label, { exact: true }).fill("Noor Haddad");
  await page.getByLabel(form.email.label, { exact: true }).fill("noor@studio.example");
  await page.getByLabel(form.message.label).fill("Hello there");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page).toHaveURL(path);
});
