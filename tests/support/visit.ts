import type { BrowserContext, Route } from "@playwright/test";
import type { Scenario } from "../scenarios/list.ts";
import { rememberVisit } from "../scenarios/open.ts";
import { photoHost } from "./photos.ts";

/** Makes a context that of a scenario's visitor. */
export async function prepareVisit(
  context: BrowserContext,
  { firstVisit, photosFail }: Pick<Scenario, "firstVisit" | "photosFail">,
): Promise<void> {
  if (!firstVisit) await rememberVisit(context);
  // As in a wireless network.
  const login = { contentType: "text/html", body: "<h1>Log in</h1>" };
  const failures = [{ status: 404 }, { status: 403 }, login];
  let photos = 0;
  const fail = (route: Route) => {
    const failure = failures[photos++ % (failures.length + 1)];
    return failure ? route.fulfill(failure) : route.abort();
  };
  if (photosFail) await context.route(`https://${photoHost}/**`, fail);
  // As on a phone, they take no room: a headless browser hides them, but would leave their gutter.
  await context.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.scrollbarWidth = "none";
    }),
  );
}
