import { navigation } from "../../content/navigation.ts";
import { expect, test } from "../support/test.ts";

/*
 * Where the header has room, and what the schema allows and the content does not have now: entries are moved or copied in the
 * page.
 */

// React would repair the changes.
test.use({ javaScriptEnabled: false });

const boxes = (parts: Element[]) =>
  parts.map((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    return { left, right, top, bottom, width };
  });

test("the header has room from 62.5rem on, and rows of portraits do not overlap", async ({ page }) => {
  await page.goto("/about");
  const links = page.getByRole("navigation", { name: navigation.labels.main, exact: true });
  for (const [width, hasRoom] of [
    [1024, true],
    [999, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(links).toBeVisible({ visible: hasRoom });
    expect(await page.getByRole("banner").evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
  }

  const people = page.getByRole("main").locator("ul > li", { has: page.getByRole("heading", { level: 3 }) });
  await people.evaluateAll((all) => {
    for (const person of all.slice(0, 2)) person.parentElement?.append(person.cloneNode(true));
  });
  await expect(people).toHaveCount(6);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const all = await people.evaluateAll(boxes);
    const covered = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .map((other) => [one, other]),
    );
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

test("the plans share one frame, whichever of them is highlighted", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/pricing");
  const plans = page.getByRole("main").locator("ul > li", { has: page.getByRole("heading", { level: 2 }) });
  for (const place of [0, 1, 2]) {
    await plans.evaluateAll((all: Element[], to: number) => {
      const [highlighted] = all.filter((plan) => plan.classList.contains("inverse"));
      const others = all.filter((plan) => plan !== highlighted);
      others.splice(to, 0, highlighted as Element);
      highlighted?.parentElement?.append(...others);
    }, place);
    const [frame] = await plans.first().locator("..").evaluateAll(boxes);
    const [prices, all] = [await plans.locator("strong").evaluateAll(boxes), await plans.evaluateAll(boxes)];
    const highlighted = all[place];
    if (!frame || !highlighted) throw new Error("The page has no plans.");
    // Side by side, from edge to edge, with prices on one line, but for borders.
    const ends = [frame.left, ...all.map(({ right }) => right)];
    const starts = [...all.map(({ left }) => left), frame.right];
    const tops = prices.map(({ top }) => top);
    expect.soft(starts.filter((start, index) => Math.abs(start - Number(ends[index])) > 2)).toEqual([]);
    expect.soft(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
    // It reaches out of the frame and covers its edge.
    expect.soft(highlighted.top).toBeLessThan(frame.top - 40);
    expect.soft(highlighted.bottom).toBeGreaterThan(frame.bottom + 20);
    if (place === 0) expect.soft(highlighted.left).toBeLessThanOrEqual(frame.left + 0.5);
    if (place === 2) expect.soft(highlighted.right).toBeGreaterThanOrEqual(frame.right - 0.5);
    expect.soft(Math.max(...all.map((plan) => plan.width))).toBe(highlighted.width);
  }
});

test("forced colors hide the illustration behind the link of the first product", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/products");
  const illustration = page.getByRole("article").first().locator("picture");
  await expect(illustration).toHaveCount(1);
  await expect(illustration).toBeHidden();
});
