import type { BrowserContext } from "@playwright/test";
import type { Scenario } from "../scenarios/list.ts";
import { rememberVisit } from "../scenarios/open.ts";
import { photoHost } from "./photos.ts";

/** Makes a context that of a scenario's visitor. */
export async function prepareVisit(
  context: BrowserContext,
  { firstVisit, photosFail }: Pick<Scenario, "firstVisit" | "photosFail">,
): Promise<void> {
  if (!firstVisit) await rememberVisit(context);
  if (photosFail) await context.route(`https://${photoHost}/**`, (route) => route.abort());
  // As on a phone, they take no room: a headless browser hides them, but would leave their gutter.
  await context.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.scrollbarWidth = "none";
    }),
  );
}
