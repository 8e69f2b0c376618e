import type { BrowserContext, Page, Route } from "@playwright/test";
import { delivery } from "../../content/forms.ts";
import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import { site } from "../../content/site.ts";
import { folderFiles } from "../../scripts/post-build/files.ts";
import { transformPages } from "../../scripts/post-build/run.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { runNext } from "../../scripts/tools/run.ts";
import { type Server, startServer } from "../../scripts/tools/server.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, test } from "../support/test.ts";

/* Home and the pages with forms, as a build with FORM_ENDPOINT exports them. The tests answer for the endpoint. */

const origin = "https://receiver.example";
const endpoint = `${origin}/forms`;
const folder = ".next/form-endpoint";
const sender = {
  name: "نور حداد",
  email: "noor@studio.example",
  message: "مرحبا & <b>hello</b>\nw".repeat(500),
};

// One build and one server for all tests.
test.describe.configure({ mode: "default" });

// What the browser says of an endpoint that fails, of being offline, and of files that do not come: art is not built.
test.use({
  expectedErrors:
    /^(status \d+|net::ERR_\w+): .*\/(receiver\.example|art|fonts|_next)\/|ERR_INTERNET_DISC|^console error: Failed to load/,
});

let server: Server;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const pages = "app/page.tsx,app/contact/page.tsx,app/demo/page.tsx";
  const code = await runNext(["build", `--debug-build-paths=${pages}`], {
    ...process.env,
    NODE_ENV: "production",
    PARTIAL_EXPORT: "1",
    EXPORT_FOLDER: folder,
    FORM_ENDPOINT: endpoint,
  });
  expect(code).toBe(0);
  transformPages(folderFiles(folder));
  server = await startServer(0, folder);
});

test.afterAll(() => server.stop());

type Answer = (route: Route) => Promise<void>;

const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, headers: { "Access-Control-Allow-Origin": "*" } });

/** Gives the endpoint's answers, one after the other. Returns what it has received. */
async function receive(context: BrowserContext, ...answers: readonly Answer[]) {
  const received: unknown[] = [];
  await context.route(endpoint, async (route) => {
    received.push(route.request().postDataJSON());
    await answers[received.length - 1]?.(route);
  });
  return received;
}

const form = (page: Page) => page.getByRole("main").locator("form");
const button = (page: Page) => form(page).getByRole("button");
const thanks = (page: Page) => page.getByRole("heading", { name: contact.sent.title });

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(sender)) await form(page).locator(`[name=${name}]`).fill(value);
}

const failures: Readonly<Record<string, Answer>> = {
  "is refused": status(400),
  "meets an error": status(500),
  "is cut off": (route) => route.abort("connectionreset"),
  "is never answered": async () => {},
  "has no connection": async (route) => {
    await route.request().frame().page().context().setOffline(true);
    await route.continue();
  },
};

test("a form that fails in every way stays as it was, offers a mail, and arrives once, under the same key", async ({
  page,
  context,
}) => {
  // Ten seconds of patience, a hundred times as fast where that is tried. Playwright's clock does not reach this timer.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const isShort = () => (window as { isImpatient?: boolean }).isImpatient;
    AbortSignal.timeout = (ms) => timeout(ms === 10_000 && isShort() ? 100 : 1_000_000);
  });
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "log" && logged.push(message.text()));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const received = await receive(context, ...Object.values(failures), (route) =>
    answered.then(() => status(202)(route)),
  );
  await page.goto(`${server.url}/contact`);
  await ready(page);
  await fillIn(page);
  const alert = form(page).getByRole("alert");
  for (const name of Object.keys(failures)) {
    await test.step(name, async () => {
      await page.evaluate(
        (isImpatient) => Object.assign(window, { isImpatient }),
        name === "is never answered",
      );
      await button(page).click();
      await expect(button(page)).toHaveAccessibleName(contact.form.submit);
      await expect(alert).toContainText(delivery.failed);
      await expect(alert).toBeInViewport({ ratio: 0.9 });
      await context.setOffline(false);
    });
  }

  const mail = alert.getByRole("link", { name: site.email });
  // A real click would leave the browser.
  await mail.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  const written = async () => {
    await mail.click();
    const { href, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
    expect(href).toMatch(new RegExp(`^mailto:${site.email}\\?`));
    return Object.fromEntries(searchParams);
  };
  // Too long for a link.
  expect(await written()).toEqual({ subject: delivery.subject });
  const message = form(page).locator("[name=message]");
  await message.fill("مرحبا & <b>hello</b>\nw");
  const { name, email } = sender;
  const body = `kind: contact\r\nname: ${name}\r\nemail: ${email}\r\nmessage: مرحبا & <b>hello</b>\r\nw`;
  expect(await written()).toEqual({ subject: delivery.subject, body });
  await message.fill(sender.message);

  await button(page).dblclick();
  await expect(button(page)).toHaveAccessibleName(delivery.sending);
  await expect(button(page)).toHaveAttribute("aria-disabled", "true");
  await expect(form(page).getByRole("status")).toHaveText(delivery.sending);
  await button(page).press("Enter");
  answer();
  await expect(thanks(page)).toBeFocused();
  const [first] = received;
  expect(first).toEqual({
    kind: "contact",
    ...sender,
    website: "",
    key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(received).toEqual([...Object.keys(failures), "202"].map(() => first));
  expect(logged).toEqual([]);
  await expect(page).toHaveURL(`${server.url}/contact`);
});

test("only pages with forms allow the endpoint, links load them whole, and people don't reach the bots' field", async ({
  page,
  context,
}) => {
  const received = await receive(context, status(202));
  const policy = () => page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  await page.goto(server.url);
  await ready(page);
  expect(await policy()).not.toContain(origin);
  await page.getByRole("main").locator(`a[href="${demo.path}"]`).first().click();
  await expect(page).toHaveURL(`${server.url}${demo.path}`);
  await ready(page);
  expect(await policy()).toContain(`; connect-src 'self' ${origin}; `);
  expect(await policy()).toContain(`; form-action ${origin}; `);

  const { name, email, interests } = demo.form;
  const [first] = interests.options;
  await form(page).getByLabel(name.label).fill("Noor Haddad");
  await form(page).getByLabel(email.label).fill(sender.email);
  await form(page).getByLabel(first.label).check();
  for (const _ of interests.options) await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await expect(form(page).getByRole("textbox")).toHaveCount(4);
  await form(page)
    .locator("[name=website]")
    .evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
    });
  await button(page).click();
  await expect(page.getByRole("heading", { name: /Noor/ })).toBeFocused();
  expect(received).toEqual([
    {
      kind: "demo",
      name: "Noor Haddad",
      email: sender.email,
      company: "",
      role: "",
      interests: [first.id],
      website: "https://spam.example",
      key: expect.any(String),
    },
  ]);
});

test("submitted before its scripts arrived, a form stays, and is sent once they have", async ({
  page,
  context,
}) => {
  const received = await receive(context, status(202));
  const release = await holdScripts(page);
  await page.goto(`${server.url}/contact`, { waitUntil: "commit" });
  await fillIn(page);
  await button(page).click();
  await expect(page).toHaveURL(`${server.url}/contact`);
  expect(received).toEqual([]);
  release();
  await expect(thanks(page)).toBeVisible();
  expect(received).toEqual([expect.objectContaining(sender)]);
});

test("a tab that was loaded for another page loads itself anew when Back brings the form into it", async ({
  page,
}) => {
  await page.goto(`${server.url}/contact`);
  await ready(page);
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.reload();
  await ready(page);
  await page.goBack();
  await expect(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveAttribute(
    "content",
    new RegExp(`connect-src 'self' ${origin};`),
  );
});

test("when its scripts do not come, the browser sends a form itself", async ({ page, context }) => {
  const received = await receive(context, (route) => route.fulfill({ body: "Received" }));
  const release = await holdScripts(page, "abort");
  await page.goto(`${server.url}/contact`, { waitUntil: "commit" });
  await fillIn(page);
  const failed = page.waitForEvent("requestfailed");
  release();
  await failed;
  await expect(async () => {
    await button(page).click({ timeout: 1_000 });
    await expect(page).toHaveURL(endpoint, { timeout: 1_000 });
  }).toPass();
  expect(received).toEqual([expect.objectContaining({ name: sender.name, kind: "contact" })]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser sends the same fields itself, outside of the address", async ({ page, context }) => {
    const received = await receive(context, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" }),
    );
    await page.goto(`${server.url}/contact`);
    await fillIn(page);
    await button(page).click();
    await expect(page.getByRole("heading", { name: "Received" })).toBeVisible();
    const message = sender.message.replaceAll("\n", "\r\n");
    expect(received).toEqual([{ kind: "contact", ...sender, message, website: "" }]);
    await expect(page).toHaveURL(endpoint);
  });
});
