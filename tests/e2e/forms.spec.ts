import type { Page } from "@playwright/test";
import { notices } from "../../content/notices.ts";
import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import { quiet, ready } from "../../scripts/scenarios/ready.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, test } from "../support/test.ts";

const form = (page: Page) => page.getByRole("main").locator("form");
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page, label: string) => form(page).getByRole("button", { name: label }).click();

/** What the page logs, and what it asks the network for from now on. */
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

const forms = [
  {
    path: demo.path,
    submit: demo.form.submit,
    required: [
      [demo.form.name.label, "Noor Haddad"],
      [demo.form.email.label, "noor@studio.example"],
    ],
    entity: { name: "Noor Haddad", email: "noor@studio.example", company: "", role: "", interests: [] },
    notice: notices.demoSent,
    thanks: /Noor/,
  },
  {
    path: contact.path,
    submit: contact.form.submit,
    required: [
      [contact.form.name.label, "Noor Haddad"],
      [contact.form.email.label, "noor@studio.example"],
      [contact.form.message.label, "Hello there"],
    ],
    entity: { name: "Noor Haddad", email: "noor@studio.example", message: "Hello there" },
    notice: notices.messageSent,
    thanks: /thank/i,
  },
] as const;

for (const { path, submit, required, entity, notice, thanks } of forms) {
  test.describe(`the form of ${path}`, () => {
    test("sends: logs its entity, thanks, shows the notice, and asks nobody for anything", async ({
      page,
    }) => {
      await page.goto(path);
      await quiet(page);
      const seen = watch(page);
      for (const [label, value] of required) await field(page, label).fill(`  ${value} `);
      await send(page, submit);
      const panel = page.getByRole("heading", { name: thanks });
      await expect(panel).toBeFocused();
      await expect(form(page)).toHaveCount(0);
      await expect(page.getByText(notice.title, { exact: true })).toBeVisible();
      expect(await seen.logged()).toEqual([entity]);
      expect(seen.requests.filter((request) => !/\/_next\/static\/.*\.js |unsplash/.test(request))).toEqual(
        [],
      );
      await expect(page).toHaveURL(path);
      if (path === demo.path) await expect(page.getByText(entity.email)).toBeVisible();
      await page.reload();
      for (const [label] of required) await expect(field(page, label)).toHaveValue("");
    });

    test("says what is wrong beside each field, and leads to the first", async ({ page }) => {
      await page.goto(path);
      await quiet(page);
      const [[first], [email, address]] = required;
      await field(page, email).fill("noor@");
      await send(page, submit);
      await expect(field(page, first)).toBeFocused();
      for (const label of [first, email]) {
        await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
        const described = await field(page, label).getAttribute("aria-describedby");
        expect(described).toBeTruthy();
        const ids = (described ?? "").split(" ").map((id) => `[id="${id}"]`);
        await expect(page.locator(ids.join(",")).filter({ hasText: /\S/ }).first()).toBeVisible();
      }
      await expect(field(page, email)).toHaveValue("noor@");
      await field(page, first).fill("Noor");
      await expect(field(page, first)).not.toHaveAttribute("aria-invalid", "true");
      await field(page, email).fill(address);
      await expect(field(page, email)).not.toHaveAttribute("aria-invalid", "true");
    });

    test("sends once, however often it is pressed", async ({ page }) => {
      await page.goto(path);
      await quiet(page);
      const seen = watch(page);
      for (const [label, value] of required) await field(page, label).fill(value);
      await form(page).getByRole("button", { name: submit }).dblclick();
      await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
      expect(await seen.logged()).toHaveLength(1);
    });

    test("takes long, wide and right-to-left words without breaking the page", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      await quiet(page);
      const [[first], [email]] = required;
      for (const [label] of required)
        await field(page, label).fill(`${"w".repeat(10_000)} 🌊🌊🌊 مرحبا بالعالم`);
      await field(page, first).fill(`${"w".repeat(10_000)} 🌊 مرحبا`);
      await field(page, email).fill(`${"w".repeat(60)}@${"w".repeat(60)}.example`);
      await send(page, submit);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(form(page)).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      // What is wider than its panel may also be cut off at its edge.
      const cut = await page.locator(".thanks").evaluate((panel) => panel.scrollWidth - panel.clientWidth);
      expect(cut).toBeLessThanOrEqual(0);
    });

    test("sent before its scripts have come, is sent once they have", async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      const seen = watch(page);
      for (const [label, value] of required) await field(page, label).fill(value);
      await send(page, submit);
      release();
      await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
      expect(await seen.logged()).toEqual([entity]);
    });

    test("pressed too early and then typed in again, is not sent by itself", async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      const seen = watch(page);
      const [[first, value]] = required;
      await field(page, first).fill(value);
      await send(page, submit);
      for (const [label, rest] of required) await field(page, label).fill(rest);
      release();
      await ready(page);
      await expect(form(page)).toBeVisible();
      expect(await seen.logged()).toEqual([]);
      await send(page, submit);
      await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
    });

    test.describe("before its scripts have come", () => {
      test.use({ expectedErrors: /ERR_FAILED/ });
      test("keeps what was typed out of address and network", async ({ page }) => {
        await page.route("**/_next/static/**/*.js", (route) => route.abort());
        await page.goto(path);
        const seen = watch(page);
        for (const [label, value] of required) await field(page, label).fill(value);
        await send(page, submit);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(path);
        expect(seen.requests.filter((request) => /noor|hello/i.test(request))).toEqual([]);
        for (const [label, value] of required)
          await expect(field(page, label)).toHaveValue(new RegExp(value));
      });
    });
  });
}
