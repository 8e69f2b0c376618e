import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { noticeLabels } from "../../content/notices.ts";
import about from "../../content/pages/about.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { type Server, startServer } from "../../scripts/tools/server.ts";
import { prefetch } from "../support/prefetch.ts";
import { redeployed } from "../support/redeployed.ts";
import { type SwitchableProxy, startSwitchableProxy } from "../support/switchable-proxy.ts";
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
test.use({
  expectedErrors:
    /404|Refused to execute script|ERR_FAILED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/,
});

let folder = "";
let buildB: Server;
let proxy: SwitchableProxy;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "deployment-"));
  await redeployed(folder, { from: oldTitle, to: newTitle });
  buildB = await startServer(0, folder);
  proxy = await startSwitchableProxy(buildB.url);
});

test.afterAll(async () => {
  await proxy.stop();
  await buildB.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the home page of build A, waits for `until`, and deploys build B. */
async function openTab(
  page: Page,
  baseURL: string | undefined,
  until: (page: Page) => Promise<void> = ready,
): Promise<void> {
  proxy.switchTo(baseURL ?? "");
  await page.goto(`${proxy.url}/`);
  await until(page);
  await page.clock.install();
  proxy.switchTo(buildB.url);
}

const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();
const heading = (page: Page, name?: string) =>
  page.getByRole("heading", { level: 1, ...(name !== undefined && { name, exact: true }) });

test("a link shows the page of the new build", async ({ page, baseURL }) => {
  // Hovering the link prefetches nothing.
  await page.route(/__next\..*\.txt/, (route) => route.abort());
  await openTab(page, baseURL);
  await link(page, "/about").click();
  await expect(heading(page)).toHaveText(newTitle);
});

test("a page prefetched before opens whole, and once it is stale the link shows the new build", async ({
  page,
  baseURL,
}) => {
  await openTab(page, baseURL, (tab) => prefetch(tab, "/about"));
  const home = await heading(page).innerText();
  await link(page, "/about").click();
  await expect(heading(page, oldTitle).or(heading(page, newTitle))).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(home);
  await page.clock.fastForward(staleAfter);
  await link(page, "/about").click();
  await expect(heading(page)).toHaveText(newTitle);
});

test("a notice appears although the code that shows it is gone", async ({ page, baseURL }) => {
  await openTab(page, baseURL);
  await page.locator("[data-notice]:visible").first().click();
  await expect(page.getByRole("region", { name: noticeLabels.region })).toContainText(/./);
});
