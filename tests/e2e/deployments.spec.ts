import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { noticeLabels } from "../../content/notices.ts";
import about from "../../content/pages/about.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { type Server, startServer } from "../../scripts/tools/server.ts";
import { redeployed } from "../support/redeployed.ts";
import { expect, test } from "../support/test.ts";

/*
 * A deployment under an open tab: the tab loads build A, then the server has build B. The chunks of B have other names,
 * those of A are gone, and the title of one page has changed.
 */
const oldTitle = about.head.title;
const newTitle = oldTitle.split("").reverse().join("");

/** Longer than the router shows a prefetched page without asking again (staleTimes in next.config.ts). */
const staleAfter = 31_000;

test.describe.configure({ mode: "default" });

// The browser's console names each file of build A that is gone.
test.use({ expectedErrors: /404|Refused to execute script|ERR_FAILED/ });

let folder = "";
let buildB: Server;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "deployment-"));
  await redeployed(folder, { from: oldTitle, to: newTitle });
  buildB = await startServer(0, folder);
});

// Ends what the tab still asks for.
test.afterEach(async ({ page }) => {
  await page.goto("about:blank");
  await page.unrouteAll({ behavior: "wait" });
});

test.afterAll(async () => {
  await buildB.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the home page of build A. */
async function openTab(page: Page): Promise<void> {
  await page.goto("/");
  await ready(page);
  await page.clock.install();
}

/** Deploys build B: from now on its server answers the tab, at the same address. */
async function deploy(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, buildB.url);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();
const heading = (page: Page, name?: string) =>
  page.getByRole("heading", { level: 1, ...(name !== undefined && { name, exact: true }) });

test("a link shows the page of the new build", async ({ page }) => {
  await openTab(page);
  await deploy(page);
  // Hovering the link prefetches nothing.
  await page.route(/__next\..*\.txt/, (route) => route.abort());
  await link(page, "/about").click();
  await expect(heading(page)).toHaveText(newTitle);
});

test("a page prefetched before opens whole, and once it is stale the link shows the new build", async ({
  page,
}) => {
  await openTab(page);
  await Promise.all([page.waitForResponse(/\/__next\.about\.__PAGE__\.txt/), link(page, "/about").hover()]);
  await deploy(page);
  const home = await heading(page).innerText();
  await link(page, "/about").click();
  await expect(heading(page, oldTitle).or(heading(page, newTitle))).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(home);
  await page.clock.fastForward(staleAfter);
  await link(page, "/about").click();
  await expect(heading(page)).toHaveText(newTitle);
});

test("a notice appears although the code that shows it is gone", async ({ page }) => {
  await openTab(page);
  await deploy(page);
  await page.locator("[data-notice]:visible").first().click();
  await expect(page.getByRole("region", { name: noticeLabels.region })).toContainText(/./);
});
