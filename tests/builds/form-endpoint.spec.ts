import type { BrowserContext, Page, Route } from "@playwright/test";
import { delivery } from "../../content/forms.ts";
import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import { folderFiles } from "../../scripts/post-build/files.ts";
import { transformPages } from "../../scripts/post-build/run.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { waitForHydration } from "../../scripts/scenarios/wait.ts";
import { runNext } from "../../scripts/tools/run.ts";
import { type Server, startServer } from "../../scripts/tools/server.ts";
import { expect, test } from "../support/test.ts";

/*
 * The home page and the pages with forms, from a build with FORM_ENDPOINT. The tests answer for the endpoint.
 * tests/components/forms.test.tsx tests a form's reaction to each answer.
 */

const endpoint = "https://receiver.example/forms";
const folder = ".next/form-endpoint";
const parts = ["page.tsx", "contact/page.tsx", "demo/page.tsx", "art/**", "fonts/**"];

// One build and one server for all tests.
test.describe.configure({ mode: "default" });

let server: Server;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  process.env.FORM_ENDPOINT = endpoint;
  const code = await runNext(["build", `--debug-build-paths=${parts.map((part) => `app/${part}`).join()}`], {
    ...process.env,
    NODE_ENV: "production",
    PARTIAL_EXPORT: "1",
    EXPORT_FOLDER: folder,
  });
  expect(code).toBe(0);
  transformPages(folderFiles(folder));
  delete process.env.FORM_ENDPOINT;
  server = await startServer(0, folder);
});

test.afterAll(() => server.stop());

/** Gives the endpoint's answers, one after the other. Returns what it has received. */
async function receive(context: BrowserContext, ...answers: readonly ((route: Route) => Promise<void>)[]) {
  const received: unknown[] = [];
  await context.route(endpoint, async (route) => {
    received.push(route.request().postDataJSON());
    await answers[received.length - 1]?.(route);
  });
  return received;
}

const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, headers: { "Access-Control-Allow-Origin": "*" } });

const form = (page: Page) => page.getByRole("main").locator("form");
const button = (page: Page) => form(page).getByRole("button");

test.describe("a visitor without a connection", () => {
  test.use({
    viewport: viewports.phone,
    expectedErrors:
      /^net::ERR_INTERNET_DISCONNECTED: https:\/\/receiver\.example\/forms$|^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  });

  test("keeps the entries of a form, and sends them later", async ({ page, context }) => {
    const received = await receive(context, (route) => route.continue(), status(202));
    await page.goto(server.url);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("main").locator(`a[href="${demo.path}"]`).first().click();
    await expect(page).toHaveURL(`${server.url}${demo.path}`);

    const { name, email, interests } = demo.form;
    await form(page).getByLabel(name.label).fill("Noor Haddad");
    await form(page).getByLabel(email.label).fill("noor@studio.example");
    await form(page).getByLabel(interests.options[0].label).check();
    // People do not reach the field for bots.
    for (const _ of interests.options) await page.keyboard.press("Tab");
    await expect(button(page)).toBeFocused();

    await context.setOffline(true);
    await page.keyboard.press("Enter");
    await expect(form(page).getByRole("alert")).toContainText(delivery.failed);
    await expect(form(page).getByRole("alert")).toBeInViewport({ ratio: 0.9 });
    await context.setOffline(false);
    await button(page).click();
    await expect(page.getByRole("heading", { name: /Noor/ })).toBeFocused();
    const entity = { kind: "demo", email: "noor@studio.example", interests: [interests.options[0].id] };
    expect(received).toEqual([expect.objectContaining(entity), received[0]]);
    // Each page's policy allows it, so no page has to be loaded again.
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser sends the same fields itself, outside of the address", async ({ page, context }) => {
    const sender = { name: "نور حداد", email: "noor@studio.example", message: "مرحبا & <b>hello</b>\nw" };
    const received = await receive(context, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" }),
    );
    await page.goto(`${server.url}${contact.path}`);
    for (const [name, value] of Object.entries(sender))
      await form(page).locator(`[name=${name}]`).fill(value);
    await button(page).click();
    await expect(page.getByRole("heading", { name: "Received" })).toBeVisible();
    const message = sender.message.replaceAll("\n", "\r\n");
    expect(received).toEqual([{ kind: "contact", ...sender, message, website: "" }]);
    await expect(page).toHaveURL(endpoint);
  });
});
