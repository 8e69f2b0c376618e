import type { Page } from "@playwright/test";
import { notices } from "../../content/notices.ts";
import contact from "../../content/pages/contact.ts";
import { site } from "../../content/site.ts";
import { viewports } from "../scenarios/list.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { holdScripts, recordRequests, waitForNetwork } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

/* tests/components/forms.test.tsx tests messages and logged values; keyboard.spec.ts tests a demo request by keyboard. */

const values = { name: "Noor Haddad", email: "noor@studio.example", message: "Hello there" };
const { submit, ...copy } = contact.form;

const form = (page: Page) => page.getByRole("main").locator("form");
const field = (page: Page, name: keyof typeof values) => form(page).getByLabel(copy[name].label);
const send = (page: Page) => form(page).getByRole("button", { name: submit }).click();
const thanks = (page: Page) => page.getByRole("heading", { name: contact.sent.title });

async function fillIn(page: Page): Promise<void> {
  for (const name of ["name", "email", "message"] as const) await field(page, name).fill(values[name]);
}

/** Records what the page logs and requests from now on. */
function watch(page: Page) {
  const logged: Promise<unknown>[] = [];
  page.on("console", (line) => {
    if (line.type() === "log") logged.push(line.args()[0]?.jsonValue() ?? Promise.resolve());
  });
  return { logged: () => Promise.all(logged), requests: recordRequests(page) };
}

test("a form submitted before its scripts have loaded is sent once they have", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(contact.path, { waitUntil: "commit" });
  const seen = watch(page);
  await fillIn(page);
  await send(page);
  await page.keyboard.press("Enter");
  // What was typed is neither in the URL nor on the network.
  await expect(page).toHaveURL(contact.path);
  expect(seen.requests.filter((request) => /noor|hello/i.test(request))).toEqual([]);
  await expect(field(page, "message")).toHaveValue(values.message);
  release();
  await expect(thanks(page)).toBeFocused();
  // Also when the form, which had the focus, is gone.
  await expect(form(page)).toHaveCount(0);
  await expect(thanks(page)).toBeFocused();
  expect(await seen.logged()).toEqual([values]);
});

test("a form without scripts offers an email link after eight seconds", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(contact.path, { waitUntil: "commit" });
  const note = form(page).getByText(copy.withoutScript);
  await expect(note).toBeAttached();
  await expect(note).toBeHidden();
  const height = () => form(page).evaluate((element) => element.clientHeight);
  const before = await height();
  const pass = (time: number) =>
    form(page).evaluate((element, currentTime) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = currentTime;
    }, time);
  await pass(7_900);
  await expect(note).toBeHidden();
  await pass(8_100);
  await expect(note.getByRole("link", { name: site.email })).toBeVisible();
  await expect(form(page).getByText(copy.footnote)).toBeHidden();
  release();
  // Nothing has moved for a visitor whose scripts run sooner.
  await expect(note).toBeHidden();
  await expect(form(page).getByText(copy.footnote)).toBeVisible();
  expect(await height()).toBe(before);

  await test.step("an incomplete message leads up to its first field", async () => {
    await page.setViewportSize(viewports.phone);
    await waitForHydration(page);
    await send(page);
    await expect(field(page, "name")).toBeInViewport({ ratio: 1 });
  });

  await test.step("what was typed is still there after another page and Back", async () => {
    await field(page, "message").fill(values.message);
    await page.getByRole("contentinfo").locator("a[href='/about']").first().click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(field(page, "message")).toHaveValue(values.message);
  });

  await test.step("a message is logged, and requests only the notice's code", async () => {
    await waitForNetwork(page);
    const seen = watch(page);
    await fillIn(page);
    // By keyboard: the shorter thanks would move a link under the mouse, whose page is then prefetched.
    await page.mouse.move(0, 0);
    await field(page, "email").press("Enter");
    await expect(thanks(page)).toBeFocused();
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByText(notices.messageSent.title, { exact: true })).toBeVisible();
    expect(await seen.logged()).toEqual([values]);
    await waitForNetwork(page);
    expect(seen.requests.filter((request) => !/\/_next\/static\/.*\.js |unsplash/.test(request))).toEqual([]);
    await expect(page).toHaveURL(contact.path);
  });
});
