import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import about from "../../content/pages/about.ts";
import pricing from "../../content/pages/pricing.ts";
import { freePort } from "../../scripts/engine/ports.ts";
import type { Server } from "../../scripts/engine/server.ts";
import { startEngine } from "../../scripts/engine/start.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { fetchAhead } from "../support/fetch-ahead.ts";
import { redeployed } from "../support/redeployed.ts";
import { type Switchboard, startSwitchboard } from "../support/switchboard.ts";
import { expect, test } from "../support/test.ts";

/*
 * A deployment under an open tab: build A answers, a tab is opened, then build B answers at the same address. B's
 * chunks have other names, A's are gone, and one page has other words.
 */
const change = { from: "Named after a current", to: "Called after a stream" };
if (!about.head.title.includes(change.from)) throw new Error(`/about no longer says "${change.from}"`);
const newTitle = about.head.title.replace(change.from, change.to);

/** Longer than the router shows what it has fetched without asking again (staleTimes in next.config.ts). */
const patience = 31_000;

test.describe.configure({ mode: "default" });

let folder = "";
let later: Server;
let board: Switchboard;

/** A tab that has loaded the home page of build A, and what `until` waits for, before build B came. */
async function openTab(page: Page, until: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  board.leadTo(process.env.SITE_ADDRESS ?? "");
  await page.goto(`${board.address}/`);
  await until(page);
  await ready(page);
  await page.clock.install();
  // Goes when the document does: tells a full load from a change of page within it.
  await page.evaluate(() => Object.assign(window, { isOldTab: true }));
  board.leadTo(later.address);
}

const prefetched = (page: Page) => fetchAhead(page, "/about");

const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();
const isOldTab = (page: Page) => page.evaluate(() => "isOldTab" in window);

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "deployment-"));
  await redeployed(folder, change);
  later = await startEngine(await freePort(), folder);
  board = await startSwitchboard(later.address);
});

test.afterAll(async () => {
  await board.stop();
  await later.stop();
  rmSync(folder, { recursive: true, force: true });
});

// What a tab fetches from the build before may be gone, or break off under way: the browser says so.
test.use({
  expectedTroubles:
    /404|Refused to execute script|ERR_FAILED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/,
});

test("a link that was prefetched before the deployment shows the new page", async ({ page }) => {
  await openTab(page, prefetched);
  await page.clock.fastForward(patience);
  await link(page, "/about").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newTitle);
  expect(await isOldTab(page)).toBe(false);
});

test("a link that was never prefetched shows the new page", async ({ page }) => {
  await page.route(/__next\..*\.txt/, (route) => route.abort());
  await openTab(page);
  await link(page, "/about").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newTitle);
  expect(await isOldTab(page)).toBe(false);
});

test("right after the deployment a link shows one build's page whole, and the next link the new build's", async ({
  page,
}) => {
  await openTab(page, prefetched);
  await link(page, "/pricing").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricing.head.title);
  await page.clock.fastForward(patience);
  await link(page, "/about").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newTitle);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricing.head.title);
});

test("a notice is told though the code that shows it is gone", async ({ page }) => {
  await openTab(page);
  await page.locator("[data-notice]:visible").first().click();
  await expect(page.getByRole("region", { name: /notifications/i })).toContainText(/./);
});
