import { type BrowserContext, test as base, expect } from "@playwright/test";
import { rememberVisit } from "./open.ts";
import { answerForOtherHosts, otherHosts, photoUrls } from "./photos.ts";
import { type Scenario, unknownPath } from "./scenarios.ts";

interface Options {
  /** Whether this is a first visit, which shows onboarding. */
  firstVisit: boolean;
  /** Whether no photo loads. */
  photosFail: boolean;
  /** Errors that the test causes itself, for example by opening a page that does not exist. */
  expectedErrors: RegExp | undefined;
}

interface Fixtures {
  /** Console errors and warnings, failed requests and foreign hosts. A test fails at its end if it expects none of them. */
  browserErrors: string[];
}

/** Playwright's `test` for this site: local photos, no other host, and no errors in the browser. */
export const test = base.extend<Options & Fixtures, { network: undefined }>({
  network: [
    async ({ browser }, use) => {
      await answerForOtherHosts(browser);
      await use(undefined);
    },
    { auto: true, scope: "worker" },
  ],

  firstVisit: [false, { option: true }],
  photosFail: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],

  browserErrors: [
    async ({ context, expectedErrors, javaScriptEnabled }, use) => {
      const browserErrors: string[] = [];
      watch(context, browserErrors, javaScriptEnabled !== false);
      await use(browserErrors);
      const unexpected = browserErrors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, firstVisit, photosFail }, use) => {
    await prepareVisit(context, { firstVisit, photosFail });
    await use(context);
  },
});

export { expect };

/** Prepares a context for a scenario's visitor. */
export async function prepareVisit(
  context: BrowserContext,
  { firstVisit, photosFail }: Pick<Scenario, "firstVisit" | "photosFail">,
): Promise<void> {
  if (!firstVisit) await rememberVisit(context);
  if (photosFail) await context.route(photoUrls, (route) => route.abort());
  // Scrollbars take no room, as on a phone: a headless browser hides them, but would leave their gutter.
  await context.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.scrollbarWidth = "none";
    }),
  );
}

/** The options of a scenario's tests, for `test.use`. */
export const visitorOf = ({ firstVisit, photosFail, path }: Scenario): Options => ({
  firstVisit,
  photosFail,
  expectedErrors: photosFail
    ? photoUrls
    : path === unknownPath
      ? new RegExp(`404.*${unknownPath}$`)
      : undefined,
});

function watch(context: BrowserContext, browserErrors: string[], hasScripts: boolean): void {
  context.on("console", (message) => {
    // The message about a file that failed does not name it.
    const place = message.text().startsWith("Failed to load") ? ` ${message.location().url}` : "";
    if (["error", "warning"].includes(message.type()))
      browserErrors.push(`console ${message.type()}: ${message.text()}${place}`);
  });
  context.on("weberror", (error) => browserErrors.push(`uncaught: ${error.error()}`));
  context.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (!["", "localhost", "127.0.0.1", ...otherHosts].includes(hostname))
      browserErrors.push(`request to another host: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) browserErrors.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // "ERR_ABORTED": the browser no longer needs the file, because its page was left, or has the answer to a HEAD request (prefetches).
    // "csp": without JavaScript the browser refuses scripts itself, in those words.
    const isExpected = reason === "net::ERR_ABORTED" || (reason === "csp" && !hasScripts);
    if (!isExpected) browserErrors.push(`${reason}: ${request.url()}`);
  });
}
