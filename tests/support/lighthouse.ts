import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import config from "lighthouse/core/config/agentic-browsing-config.js";
import { rememberVisit } from "../../scripts/scenarios/open.ts";
import { closeNetwork } from "./test.ts";

/**
 * What Lighthouse finds at a URL: a line for each audit that is not passed, and for each warning. First visits come before
 * all others, because the browser then remembers one.
 */
type Audit = (url: string, visit?: { isFirst: boolean }) => Promise<string[]>;

/** Playwright's `test` with Lighthouse on a browser of its own, which all tests of a worker share. */
export const test = base.extend<object, { audit: Audit }>({
  audit: [
    ({ playwright: _ }, use, { project }) => withAudit(project.use.launchOptions, use),
    { scope: "worker" },
  ],
});

type LaunchOptions = Parameters<typeof chromium.launchPersistentContext>[1];

async function withAudit(options: LaunchOptions, use: (audit: Audit) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  // The browser's own context: Lighthouse opens its pages there, and what is set up for it holds for them too.
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options?.args ?? []), "--remote-debugging-port=0", "--process-per-site"],
  });
  const requests: string[] = [];
  await closeNetwork(context, requests);
  // Keeps one process of the site running, for its pages to open in: the first events of a process that has yet to
  // start can be missing from Lighthouse's trace, which it then cannot read.
  await context.pages()[0]?.goto(`${process.env.SITE_URL}/robots.txt`);
  // Chromium writes the port that it took into its profile.
  const port = Number(readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n")[0]);
  let isRemembered = false;
  await use(async (url, { isFirst } = { isFirst: false }) => {
    if (isFirst && isRemembered) throw new Error("First visits come before all others.");
    if (!isFirst && !isRemembered) await rememberVisit(context);
    isRemembered = !isFirst;
    requests.length = 0;
    return [...(await findings(url, port)), ...requests];
  });
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}

const categories = ["seo", "best-practices", "agentic-browsing"];

/**
 * These categories judge what a page is and not how fast it comes: waits are short. ("simulate" slows nothing down;
 * with other methods, Lighthouse waits five seconds longer at least.)
 */
const flags: Flags = {
  onlyCategories: categories,
  throttlingMethod: "simulate",
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 500,
  pauseAfterLoadMs: 500,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
  logLevel: "error",
};

async function findings(address: string, port: number): Promise<string[]> {
  const result = await lighthouse(address, { ...flags, port }, config);
  if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
  const { lhr } = result;
  const isMissing = (id: string) => lhr.categories[id]?.score === null || !lhr.categories[id];
  return [
    ...(lhr.runtimeError ? [`error: ${lhr.runtimeError.message}`] : []),
    ...categories.filter(isMissing).map((id) => `${id}: not judged`),
    ...Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "error" || (score !== null && score < 1))
      .map(({ id, title, errorMessage }) => `${id}: ${errorMessage ?? title}`),
  ];
}
