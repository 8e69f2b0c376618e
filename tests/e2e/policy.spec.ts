import { extname } from "node:path";
import type { Page } from "@playwright/test";
import { cardPath, markdownPath } from "../../lib/addresses.ts";
import { loadPages } from "../../lib/registry.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
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
  await ready(page);
  for (const { path } of pages.slice(1)) {
    const link = page.locator(`a[href="${path}"]`).first();
    if ((await link.count()) === 0) await page.goto(path);
    else await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(await refused()).toEqual([]);
});

/** What somebody might get into a page that is on its way to a visitor. */
const foreignMarkup = `
  <script>window.ranInline = true</script>
  <img src="/missing.png" onerror="window.ranHandler = true" alt="">
  <svg onload="window.ranSvg = true"></svg>
  <script src="https://tracker.example/a.js"></script>
  <script src="data:text/javascript,window.ranData=true"></script>
  <iframe src="https://frame.example/"></iframe>
  <iframe srcdoc="<script>parent.ranFrame = true</script>"></iframe>
  <object data="https://object.example/"></object>
  <base href="https://base.example/">
  <style>body { background: red }</style>
  <link rel="stylesheet" href="https://style.example/a.css">
  <p style="color: red">styled</p>
  <img src="https://pixel.example/a.png" alt="">
  <a id="foreign-link" href="javascript:window.ranLink = true">link</a>
  <form id="foreign-form" action="https://thief.example/" method="post"><input name="a"></form>`;

/** The page itself, and not what its links ask for later at the same address. */
const once = { times: 1 };

test.describe("what a page did not bring itself", () => {
  // The browser says in its console what it refuses, and what it does not find.
  test.use({ expectedTroubles: /Content Security Policy|ERR_BLOCKED|: csp|^csp|404|Trusted/i });

  test("does not run, load, frame, style or send", async ({ page, baseURL }) => {
    const refused = await watchPolicy(page);
    await page.route(
      "/contact",
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace("</body>", `${foreignMarkup}</body>`);
        await route.fulfill({ response, body });
      },
      once,
    );
    await page.goto("/contact");
    await page.locator("#foreign-link").evaluate((link: HTMLElement) => link.click());
    await page.locator("#foreign-form").evaluate((form: HTMLFormElement) => form.submit());
    for (const refusal of [
      "script-src-elem inline",
      "script-src-attr inline",
      "script-src-elem https://tracker.example/a.js",
      "script-src-elem data",
      "frame-src https://frame.example",
      "object-src https://object.example",
      "base-uri https://base.example",
      "style-src-elem inline",
      "style-src-elem https://style.example/a.css",
      "style-src-attr inline",
      "img-src https://pixel.example/a.png",
      "form-action https://thief.example",
    ]) {
      await expect
        .poll(async () => (await refused()).filter((line) => line.startsWith(refusal)), refusal)
        .not.toEqual([]);
    }
    expect(await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith("ran")))).toEqual(
      [],
    );
    expect(page.url()).toBe(`${baseURL}/contact`);
  });

  test("does not become code or markup later on", async ({ page }) => {
    await page.goto("/contact");
    const thrown = await page.evaluate(async () => {
      // Later: the browser lets the test's own call evaluate what a page may not.
      await new Promise((resolve) => setTimeout(resolve));
      const tries = {
        markup: () => {
          document.body.innerHTML = "<b>foreign</b>";
        },
        fragment: () => document.createRange().createContextualFragment("<b>foreign</b>"),
        written: () => document.write("<b>foreign</b>"),
        script: () => {
          document.createElement("script").src = "https://tracker.example/a.js";
        },
        code: () => {
          document.createElement("script").textContent = "window.ranText = true";
        },
        evaluated: () => new Function("window.ranFunction = true")(),
        frame: () => {
          document.createElement("iframe").srcdoc = "<b>foreign</b>";
        },
        second: () =>
          (
            window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
          ).trustedTypes.createPolicy("mine", {}),
      };
      return Object.entries(tries).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch {
          return [name];
        }
      });
    });
    expect(thrown).toEqual([
      "markup",
      "fragment",
      "written",
      "script",
      "code",
      "evaluated",
      "frame",
      "second",
    ]);
    expect(await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith("ran")))).toEqual(
      [],
    );
  });
});

test("structured data and addresses of this site still pass", async ({ page }) => {
  await page.goto("/contact");
  const passed = await page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "/_next/static/chunks/a.js";
    const data = document.createElement("script");
    data.innerHTML = '{"name": "\\u003cb>"}';
    return [script.src.endsWith("/a.js"), data.innerHTML.length > 0];
  });
  expect(passed).toEqual([true, true]);
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
