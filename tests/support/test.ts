import { type BrowserContext, test as base, expect } from "@playwright/test";
import { type Scenario, unknownPath } from "../../scripts/scenarios/list.ts";
import { rememberVisit } from "../../scripts/scenarios/open.ts";
import { photoHost, pictureFor } from "../../scripts/scenarios/photos.ts";

interface Options {
  /** Whether the visitor comes for the first time, and so meets the wizard. */
  firstVisit: boolean;
  /** Troubles that the test brings about itself, such as asking for a page that does not exist. */
  expectedTroubles: RegExp | undefined;
}

interface Guards {
  /** What went wrong in the browser so far. A test fails when anything is left in it at the end. */
  troubles: string[];
}

/** Playwright's `test` on this site: with photos but no other network, and no trouble in the browser. */
export const test = base.extend<Options & Guards>({
  firstVisit: [false, { option: true }],
  expectedTroubles: [undefined, { option: true }],

  troubles: [
    async ({ context, expectedTroubles, javaScriptEnabled }, use) => {
      const troubles: string[] = [];
      watch(context, troubles, javaScriptEnabled !== false);
      await closeNetwork(context, troubles);
      await use(troubles);
      const unexpected = troubles.filter((trouble) => !expectedTroubles?.test(trouble));
      expect(unexpected, "troubles in the browser").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, firstVisit }, use) => {
    if (!firstVisit) await rememberVisit(context);
    await use(context);
  },
});

export { expect };

/** Who meets a state: the options of its tests, for `test.use`. */
export const visitorOf = ({ firstVisit, path }: Scenario): Options => ({
  firstVisit,
  expectedTroubles: path === unknownPath ? /404/ : undefined,
});

function watch(context: BrowserContext, troubles: string[], hasScripts: boolean): void {
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => troubles.push(`uncaught: ${error.error()}`));
  context.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Aborted: the browser no longer wanted it, as when a page is left. Next's prefetches begin with a HEAD request,
    // which the browser reports as aborted after its answer has come.
    // "csp": without JavaScript the browser refuses scripts itself, in those words.
    const isExpected = reason === "net::ERR_ABORTED" || (reason === "csp" && !hasScripts);
    if (!isExpected) troubles.push(`${reason}: ${request.url()}`);
  });
}

/** Answers for the photo host and blocks every other host that is not this machine. */
export async function closeNetwork(context: BrowserContext, troubles: string[]): Promise<void> {
  // A pattern, not a function: with one, the browser asks here for each request, local ones too.
  await context.route(/^https?:\/\/(?!(localhost|127\.0\.0\.1)[:/])/, async (route) => {
    const address = new URL(route.request().url());
    if (address.hostname === photoHost) return route.fulfill(pictureFor(address));
    troubles.push(`request to another host: ${address}`);
    return route.abort();
  });
}
