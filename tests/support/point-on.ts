import type { Locator } from "@playwright/test";

/** Returns a point on an element, away from its right side, where it may have a button. */
export async function pointOn(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("not rendered");
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}
