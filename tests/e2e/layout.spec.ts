import { expect, test } from "../support/test.ts";

// Without React, which would repair what the test moves.
test.use({ javaScriptEnabled: false });

const boxes = (parts: Element[]) =>
  parts.map((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    return { left, right, top, bottom, width };
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
