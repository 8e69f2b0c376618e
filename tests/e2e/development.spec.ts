import { notices } from "../../content/notices.ts";
import contact from "../../content/pages/contact.ts";
import { site } from "../../content/site.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { loadSamplePages } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

// The contact page is opened by the tests of what it does.
const pages = (await loadSamplePages()).filter(({ path }) => path !== contact.path);

/*
 * The development server. Only here does React report in the console when the server's HTML differs from what the browser
 * renders, and run every effect twice (StrictMode). The fixture fails a test for anything in the console.
 */
test.use({ baseURL: process.env.DEVELOPMENT_URL ?? "" });

// One after the other, because the server compiles each page on its first request.
test.describe.configure({ mode: "default", timeout: 90_000 });

test("a click counts once, although effects run twice", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") logged.push(message.text());
  });
  await page.goto(contact.path);
  await ready(page);
  const menu = page.getByRole("button", { name: "Solutions menu" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(menu).toHaveAttribute("aria-expanded", "false");

  const { name, email, message } = contact.form;
  await page.getByRole("textbox", { name: name.label }).fill("Noor Haddad");
  await page.getByRole("textbox", { name: email.label }).fill("noor@studio.example");
  await page.getByRole("textbox", { name: message.label }).fill("Hello there");
  await page.getByRole("button", { name: contact.form.submit }).click();
  await expect(page.getByRole("heading", { name: contact.sent.title })).toBeFocused();
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  await expect(region.getByText(notices.messageSent.title, { exact: true })).toHaveCount(1);
  expect(logged.filter((text) => text.includes("noor@studio.example"))).toHaveLength(1);
});

for (const { path } of pages) {
  test(`${path} opens without a word in the console`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await ready(page);
  });
}

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("onboarding goes one step at a click, and logs once", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "log") logged.push(message.text());
    });
    await page.goto(contact.path);
    const onboarding = page.getByRole("main", { name: "Welcome" });
    const next = onboarding.getByRole("button", { name: "Continue" });
    await expect(page.locator("html")).toHaveAttribute("data-onboarding", "hydrated");
    await onboarding.getByRole("textbox").fill("Noor");
    await next.click();
    await expect(onboarding.getByRole("heading", { name: "What is your primary role?" })).toBeFocused();
    await onboarding.getByRole("radio").first().check();
    await next.click();
    await expect(
      onboarding.getByRole("heading", { name: "What do you want to bring up first?" }),
    ).toBeFocused();
    await next.click();
    await onboarding.getByRole("button", { name: `Enter ${site.name}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(logged.filter((text) => text.includes("Noor"))).toHaveLength(1);
  });
});
