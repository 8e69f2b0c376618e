import type { Locator, Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** Returns a finger on the page. The browser turns it into scrolling and long presses. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    press: (at: Point) => send("touchStart", [at]),
    lift: () => send("touchEnd", []),
    async swipe(from: Point, by: Point) {
      await send("touchStart", [from]);
      for (let step = 1; step <= 5; step++)
        await send("touchMove", [{ x: from.x + (by.x * step) / 5, y: from.y + (by.y * step) / 5 }]);
      await send("touchEnd", []);
    },
  };
}

/** Returns a point on an element, away from its right side, where it may have a button. */
export async function pointOn(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error("not rendered");
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}
