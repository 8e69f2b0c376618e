import { expect, type Page } from "@playwright/test";
import { ready } from "../../scripts/scenarios/ready.ts";

/** Rests the pointer on the header's link to a page until the router has that page. */
export async function prefetch(page: Page, path: string): Promise<void> {
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  await ready(page);
  await page.locator(`header a[href="${path}"]`).first().hover();
  await expect.poll(fetched).toContain(`${path}/__next.${path.slice(1)}.__PAGE__.txt`);
}
