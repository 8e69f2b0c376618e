import type { Page } from "@playwright/test";
import contact from "../../content/pages/contact.ts";
import { site } from "../../content/site.ts";
import { openWithoutScripts, performStep } from "../support/open.ts";
import { fillIn, visitor } from "../support/scenarios.ts";
import { expect, test } from "../support/test.ts";

const form = (page: Page) => page.getByRole("main").locator("form");

/** Fills in the form and sends it. Returns its values. */
async function send(page: Page): Promise<object> {
  for (const step of fillIn(contact.form)) await performStep(page, step);
  const values = form(page).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
  await form(page).getByRole("button", { name: contact.form.submit }).click();
  return values;
}

test("a form that is sent before its scripts have loaded is sent once they have", async ({ page }) => {
  const logged: Promise<unknown>[] = [];
  page.on("console", (line) => logged.push(...line.args().map((value) => value.jsonValue())));
  const requests: string[] = [];
  page.on("request", (sent) => requests.push(`${sent.method()} ${decodeURIComponent(sent.url())}`));
  const release = await openWithoutScripts(page, contact.path);
  const values = await send(page);
  // A second time, as an impatient visitor does.
  await page.keyboard.press("Enter");
  release();
  await expect(form(page)).toHaveCount(0);
  expect(await Promise.all(logged)).toEqual([values]);
  // The values are neither in the URL nor on the network.
  await expect(page).toHaveURL(contact.path);
  expect(requests.filter((sent) => !sent.startsWith("GET ") || sent.includes(visitor.email))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form sends nothing, and offers the email address", async ({ page }) => {
    await page.goto(contact.path);
    // Playwright finds neither roles nor texts in <noscript>.
    const note = form(page).locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toHaveText(`${contact.form.withoutScript} ${site.email}`);
    await expect(note.locator("a")).toHaveAttribute("href", `mailto:${site.email}`);
    await send(page);
    await expect(page).toHaveURL(contact.path);
  });
});
