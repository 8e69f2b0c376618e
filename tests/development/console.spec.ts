import contact from "../../content/pages/contact.ts";
import { openPage, rememberVisit, title } from "../support/open.ts";
import { expect, test } from "../support/test.ts";

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
  // Onboarding is hydrated even if it has ended, as it does after eight seconds on a busy machine.
  await openPage(page, contact.path);
  await rememberVisit(context);
  await openPage(page, contact.path);
  await expect(title(page)).toBeVisible();
});
