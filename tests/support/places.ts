import type { Locator } from "@playwright/test";

/** Returns a point on an element, away from its right side, where it may have a button. */
export async function pointOn(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("not rendered");
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}

/** Returns what covers the beginning of an element, such as a sticky header, or "nothing". Runs in the page. */
export function coveredBy(element: Element): string {
  const { left, top } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(Math.max(left, 0) + 1, top + 1);
  return hit === null
    ? "the window's edge"
    : element.contains(hit) || hit.contains(element)
      ? "nothing"
      : hit.outerHTML;
}
