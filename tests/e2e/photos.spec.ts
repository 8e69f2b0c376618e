import { parse } from "node-html-parser";
import about from "../../content/pages/about.ts";
import { loadPages } from "../../lib/build/registry.ts";
import { fileFor, folderFiles } from "../../scripts/post-build/files.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { layoutIssues } from "../support/layout.ts";
import { scrollToEnd } from "../support/page-load.ts";
import { photoHost } from "../support/photos.ts";
import { isSample, testsAll } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const files = folderFiles("out");
const pages = (await loadPages()).filter(({ path }) => isSample(path) && hasPhotos(path));

function hasPhotos(path: string): boolean {
  return parse(files.text(fileFor(path, files) ?? path)).querySelector("img[data-photo]") !== null;
}

/** Returns the shown photos whose file is not sharp enough, or more than twice as wide as they are. Runs in the page. */
function misfits(): object[] | string {
  const photos = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")].filter(
    (photo) => photo.getClientRects().length > 0,
  );
  const misfit = photos.flatMap((photo) => {
    // Empty while the browser chooses.
    const { searchParams } = new URL(photo.currentSrc || "about:blank");
    const [chosen = 0, chosenHeight = 0] = ["w", "h"].map((name) => Number(searchParams.get(name)));
    const { width, height } = photo.getBoundingClientRect();
    // A frame of another shape crops a photo that is wider. A double density is enough for screens of triple density.
    const cropped = Math.max(width, (height * chosen) / (chosenHeight || 1));
    const shown = Math.round(cropped * Math.min(2, devicePixelRatio));
    const widths = photo.srcset.split(/,\s+/).map((file) => Number.parseInt(file.split(" ")[1] ?? "", 10));
    const isFitting = chosen >= Math.min(shown, ...widths.slice(-1)) && chosen <= 2 * shown;
    return isFitting ? [] : [{ photo: photo.alt, chosen, shown }];
  });
  return photos.length > 0 ? misfit : "no photo shows";
}

for (const { density, widths } of [
  { density: 1, widths: [360, 390, 768, 1280, 1920] },
  { density: 2, widths: [390, 412, 1280] },
  { density: 3, widths: [430] },
])
  test.describe(`at a density of ${density}`, () => {
    // Without scripts, browsers load lazy photos at once, so nothing has to be scrolled into view.
    test.use({
      deviceScaleFactor: density,
      javaScriptEnabled: false,
      contextOptions: { reducedMotion: "reduce" },
    });

    // A density of 1 shows each step between widths. The home page has the largest photos.
    for (const { path } of pages.filter((page) => density === 1 || testsAll || page.path === "/"))
      test(`photos of ${path} load in the width that is shown`, async ({ page }) => {
        // From narrow to wide, because browsers keep a larger file that they have.
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          if (page.url() === "about:blank") await page.goto(path);
          await expect.poll(() => page.evaluate(misfits), { message: `at ${width} px` }).toEqual([]);
        }
      });
  });

test.describe("when the photo host fails", () => {
  test.use({ expectedErrors: /unsplash|Failed to load resource/ });

  test("a page keeps its words and the room of its photos", async ({ page, context }) => {
    const answers = [
      { status: 404 },
      { status: 403 },
      { contentType: "text/html", body: "<h1>Welcome to our wireless network</h1>" },
    ];
    let requests = 0;
    await context.route(`https://${photoHost}/**`, async (route) => {
      const answer = answers[requests++ % (answers.length + 1)];
      await (answer ? route.fulfill(answer) : route.abort());
    });
    await page.goto(about.path);
    await waitForHydration(page);
    await scrollToEnd(page);
    const photos = page.locator("main img[data-photo]");
    // A failed photo is invisible, but keeps its room.
    await expect(page.locator("main img[data-photo=failed]")).toHaveCount(await photos.count());
    expect(requests).toBeGreaterThan(answers.length);
    const wrong = await photos.evaluateAll((failed) =>
      failed
        .filter((photo) => photo.clientHeight < 20 || photo.checkVisibility({ visibilityProperty: true }))
        .map((photo) => photo.outerHTML),
    );
    expect(wrong, "photos without their room, or with the browser's sign for a failure").toEqual([]);
    expect(await page.evaluate(layoutIssues)).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
