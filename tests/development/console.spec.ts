import { onboarding } from "../../content/onboarding.ts";
import contact from "../../content/pages/contact.ts";
import { openPage, rememberVisit, title } from "../support/open.ts";
import { expect, test } from "../support/test.ts";
import { waitForHydration } from "../support/wait.ts";

// Only with the development server does React report that the server's HTML differs from the browser's. One page is enough, because it has
// every island, and compiling each page takes seconds. The server always preloads the styles of an error page, and after it has
// compiled the icon, it sometimes refreshes a page before the router is there.
const ownErrors = /global-error\.css\S* was preloaded|Router action dispatched before initialization/;
test.use({ firstVisit: true, expectedErrors: ownErrors });

test("on the development server, nothing is written to the console", async ({ page, context }) => {
  // Compiling takes a minute on a busy machine.
  test.slow();
  // The server compiles a page at its first request, and would then reload the one that is open.
  await page.request.get(contact.path, { timeout: 0 });
  // The focus in a field keeps onboarding from ending on a slow machine, which runs the scripts late.
  await page.goto(contact.path, { waitUntil: "domcontentloaded" });
  await page.locator("#onboarding input").first().focus();
  await waitForHydration(page);
  await page.getByRole("button", { name: onboarding.next }).click();
  await expect(page.getByRole("button", { name: onboarding.back })).toBeVisible();
  await rememberVisit(context);
  await openPage(page, contact.path);
  await expect(title(page)).toBeVisible();
});
