import type { Page } from "@playwright/test";
import { readStop, type Stop } from "./stops.ts";

/** Goes through the page by keyboard, until it ends or begins anew. */
export async function stopsBy(key: "Tab" | "Shift+Tab", page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** Lets the next way through the page meet every stop again. */
export async function forgetStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const stop of document.querySelectorAll<HTMLElement>("[data-stopped]")) delete stop.dataset.stopped;
  });
}

/** What is wrong with how the focus is seen, a line for each fault of each stop. */
export const faultsOf = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `"${name}" ${fault}`));
