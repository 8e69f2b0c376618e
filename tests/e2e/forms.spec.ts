import type { Page } from "@playwright/test";
import { fieldLimits } from "../../components/islands/forms/rules.ts";
import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import { site } from "../../content/site.ts";
import { interpolate } from "../../lib/text/interpolate.ts";
import { viewports } from "../scenarios/list.ts";
import { openPage } from "../scenarios/open.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { holdScripts, recordRequests } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

const values = { name: "Noor Haddad", email: "noor@studio.example", message: "Hello there" };
const { submit, ...copy } = contact.form;

const form = (page: Page) => page.getByRole("main").locator("form");
const field = (page: Page, name: keyof typeof values) => form(page).getByLabel(copy[name].label);
const send = (page: Page) => form(page).getByRole("button", { name: submit }).click();
const thanks = (page: Page) => page.getByRole("heading", { name: contact.sent.title });

test("a form submitted before its scripts have loaded is sent once they have", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(contact.path, { waitUntil: "commit" });
  const logged: Promise<unknown>[] = [];
  page.on("console", (line) => logged.push(...line.args().map((value) => value.jsonValue())));
  const requests = recordRequests(page);
  for (const name of ["name", "email", "message"] as const) await field(page, name).fill(values[name]);
  await send(page);
  await page.keyboard.press("Enter");
  // What was typed is neither in the URL nor on the network.
  await expect(page).toHaveURL(contact.path);
  expect(requests.filter((request) => /noor|hello/i.test(request))).toEqual([]);
  await expect(field(page, "message")).toHaveValue(values.message);
  release();
  await expect(thanks(page)).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  expect(await Promise.all(logged)).toEqual([values]);
});

test("a form without scripts offers an email link after eight seconds", { tag: "@thorough" }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(contact.path, { waitUntil: "commit" });
  const note = form(page).getByText(copy.withoutScript);
  await expect(note).toBeAttached();
  await expect(note).toBeHidden();
  const height = () => form(page).evaluate((element) => element.clientHeight);
  const before = await height();
  const stopAt = (time: number) =>
    form(page).evaluate((element, currentTime) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = currentTime;
      }
    }, time);
  await stopAt(7_900);
  await expect(note).toBeHidden();
  await stopAt(8_100);
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
});

test("the thanks for a demo request fit a phone, however long the name and the email", {
  tag: "@thorough",
}, async ({ page }) => {
  const main = page.getByRole("main");
  const name = `${"w".repeat(fieldLimits.text - 3)} 🌊`;
  const email = `${"w".repeat(60)}@${"w".repeat(60)}.example`;
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, demo.path);
  await main.getByLabel(demo.form.name.label).fill(name);
  await main.getByLabel(demo.form.email.label).fill(email);
  await main.getByRole("button", { name: demo.form.submit }).press("Enter");
  await expect(main.getByRole("heading", { name: interpolate(demo.sent.title, { name }) })).toBeFocused();
  await expect(main.getByText(email)).toBeVisible();
  for (const part of [page.locator("html"), main.locator(":has(> h2:focus)")])
    expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
