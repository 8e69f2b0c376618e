import type { Page } from "@playwright/test";
import { notices } from "../../content/notices.ts";
import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { quiet } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";

const form = (page: Page) => page.getByRole("main").locator("form");
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page, label: string) => form(page).getByRole("button", { name: label }).click();

/** Records what the page logs and requests from now on. */
function watch(page: Page) {
  const logged: Promise<unknown>[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") logged.push(message.args()[0]?.jsonValue() ?? Promise.resolve());
  });
  page.on("request", (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  return { logged: () => Promise.all(logged), requests };
}

const sender = { name: "Noor Haddad", email: "noor@studio.example" };

const contactEntity = { ...sender, message: "Hello there" };

const forms = [
  {
    path: demo.path,
    copy: demo.form,
    texts: [
      [demo.form.name, sender.name],
      [demo.form.email, sender.email],
      [demo.form.company, "Studio"],
      [demo.form.role, "Lead"],
    ],
    entity: { ...sender, company: "Studio", role: "Lead", interests: ["entrepreneur", "health"] },
    notice: notices.demoSent,
    thanks: /Noor/,
  },
  {
    path: contact.path,
    copy: contact.form,
    texts: [
      [contact.form.name, sender.name],
      [contact.form.email, sender.email],
      [contact.form.message, contactEntity.message],
    ],
    entity: contactEntity,
    notice: notices.messageSent,
    thanks: contact.sent.title,
  },
] as const;

for (const { path, copy, texts, entity, notice, thanks } of forms)
  test(`the form of ${path} sends: logs its entity, thanks, shows the notice, and asks nobody for anything`, async ({
    page,
  }) => {
    await page.goto(path);
    await quiet(page);
    const seen = watch(page);
    for (const [{ label }, value] of texts) await field(page, label).fill(`  ${value} `);
    if ("interests" in copy) {
      // In another order than on the page.
      for (const index of [4, 1] as const) await field(page, copy.interests.options[index].label).check();
    }
    await send(page, copy.submit);
    await expect(page.getByRole("heading", { name: thanks })).toBeFocused();
    await expect(form(page)).toHaveCount(0);
    const panel = page.locator(".thank-you");
    await expect(panel.getByRole("link").or(panel.getByRole("button"))).toHaveCount(0);
    if (path === demo.path) await expect(panel.getByText(entity.email, { exact: true })).toBeVisible();
    await expect(page.getByText(notice.title, { exact: true })).toBeVisible();
    expect(await seen.logged()).toEqual([entity]);
    expect(seen.requests.filter((request) => !/\/_next\/static\/.*\.js |unsplash/.test(request))).toEqual([]);
    await expect(page).toHaveURL(path);
    await page.reload();
    for (const [{ label }] of texts) await expect(field(page, label)).toHaveValue("");
  });

// What both forms share is tried in one of them.
const { submit, name, email, message } = contact.form;

async function fillIn(page: Page): Promise<void> {
  await field(page, name.label).fill(sender.name);
  await field(page, email.label).fill(sender.email);
  await field(page, message.label).fill(contactEntity.message);
}

test("a form says beside each field what is wrong, focuses the first, and loses nothing", async ({
  page,
}) => {
  await page.goto(contact.path);
  await quiet(page);
  const seen = watch(page);
  // Browsers are told what the fields hold.
  await expect(field(page, name.label)).toHaveAttribute("autocomplete", "name");
  await expect(field(page, email.label)).toHaveAttribute("autocomplete", "email");
  await expect(field(page, email.label)).toHaveAttribute("type", "email");
  await expect(field(page, email.label)).toHaveAttribute("inputmode", "email");

  const says = (label: string, message: string) =>
    expect(field(page, label)).toHaveAccessibleDescription(message);
  // White space is no value. No message shows before the form is sent.
  await field(page, name.label).fill("   ");
  await field(page, email.label).fill("noor");
  await field(page, email.label).press("Tab");
  await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
  await field(page, email.label).fill("");
  await send(page, submit);
  await expect(field(page, name.label)).toBeFocused();
  for (const { label, missing } of [name, email, message]) {
    await expect(field(page, label)).toHaveAttribute("required");
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await says(label, missing);
  }
  await expect(field(page, name.label)).toHaveValue("   ");

  // A message goes once its field is valid, and not before. On leaving a field that is not, it may change.
  await field(page, name.label).pressSequentially(" ");
  await says(name.label, name.missing);
  await field(page, name.label).pressSequentially("N");
  await expect(field(page, name.label)).not.toHaveAttribute("aria-invalid");
  await field(page, email.label).pressSequentially("noor@");
  await says(email.label, email.missing);
  await field(page, email.label).press("Tab");
  await says(email.label, email.invalid);

  await fillIn(page);
  await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
  await field(page, email.label).fill("noor haddad@studio.example");
  await send(page, submit);
  await expect(field(page, email.label)).toBeFocused();
  await says(email.label, email.invalid);
  await expect(field(page, email.label)).toHaveValue("noor haddad@studio.example");
  await expect(field(page, name.label)).toHaveValue(sender.name);
  expect(await seen.logged()).toEqual([]);
});

test("a form sends once on a double click, and takes markup and long, wide and right-to-left text without breaking the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(demo.path);
  await quiet(page);
  const seen = watch(page);
  const long = `<b>{email}</b>$&${"w".repeat(10_000)} 🌊🌊🌊 مرحبا بالعالم`;
  await field(page, demo.form.name.label).fill(long);
  await field(page, demo.form.email.label).fill(`${"w".repeat(60)}@${"w".repeat(60)}.example`);
  await form(page).getByRole("button", { name: demo.form.submit }).dblclick();
  await expect(page.getByRole("heading", { name: "<b>{email}</b>" })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // The panel cuts nothing off at its edge either.
  const cut = await page.locator(".thank-you").evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  const empty = { company: "", role: "", interests: [] };
  expect(await seen.logged()).toEqual([expect.objectContaining({ name: long, ...empty })]);
});

test("a form submitted before its scripts arrived, keeps what was typed out of the URL and network, and is sent once they have", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(contact.path, { waitUntil: "commit" });
  const seen = watch(page);
  await fillIn(page);
  await send(page, submit);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(contact.path);
  expect(seen.requests.filter((request) => /noor|hello/i.test(request))).toEqual([]);
  await expect(field(page, message.label)).toHaveValue(contactEntity.message);
  release();
  await expect(page.getByRole("heading", { name: contact.sent.title })).toBeVisible();
  expect(await seen.logged()).toEqual([contactEntity]);
});

test("a form submitted too early and then typed in again, is not sent by itself", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(contact.path, { waitUntil: "commit" });
  const seen = watch(page);
  await field(page, name.label).fill(sender.name);
  await send(page, submit);
  await fillIn(page);
  release();
  await ready(page);
  await expect(form(page)).toBeVisible();
  expect(await seen.logged()).toEqual([]);
  await field(page, email.label).press("Enter");
  await expect(page.getByRole("heading", { name: contact.sent.title })).toBeVisible();
});
