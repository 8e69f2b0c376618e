import { navigation } from "../../content/navigation.ts";
import { noticeLabels, notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import contact from "../../content/pages/contact.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { loadSamplePages } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

// The contact page, which the other test opens, and the home page have all client components.
const pages = await loadSamplePages(["/"]);

/*
 * The development server. Only here does React report in the console when the server's HTML differs from what the browser
 * renders, and run every effect twice (StrictMode). The fixture fails a test for anything in the console.
 */

// The server compiles each page on its first request.
test.describe.configure({ timeout: 90_000 });

for (const { path } of pages) {
  test(`${path} writes nothing to the console`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await ready(page);
  });
}

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("a click counts once, although effects run twice", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "log") logged.push(message.text());
    });
    await page.goto(contact.path);
    const main = page.getByRole("main", { name: onboarding.label });
    const next = main.getByRole("button", { name: onboarding.next });
    await expect(page.locator("html")).toHaveAttribute("data-onboarding", "hydrated");
    await main.getByRole("textbox").fill("Noor");
    for (const { question } of [onboarding.role, onboarding.goals]) {
      await next.click();
      await expect(main.getByRole("heading", { name: question })).toBeFocused();
    }
    await next.click();
    await main.getByRole("button", { name: onboarding.done.enter }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(logged.filter((text) => text.includes("Noor"))).toHaveLength(1);

    const menu = page.getByRole("button", { name: navigation.labels.submenu });
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
    const region = page.getByRole("region", { name: noticeLabels.region });
    await expect(region.getByText(notices.messageSent.title, { exact: true })).toHaveCount(1);
    expect(logged.filter((text) => text.includes("noor@studio.example"))).toHaveLength(1);
  });
});
