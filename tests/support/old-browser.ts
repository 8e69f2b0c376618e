import type { Page } from "@playwright/test";

/**
 * Makes the browser one that does not know some syntax: in the files of the page whose URL matches, something unknown takes
 * its place. The page's policy and integrity would block such files: use `bypassCSP`.
 */
export async function forgetSyntax(page: Page, syntax: string, files = /./): Promise<void> {
  await page.route(/\/(pricing|demo|[^/]+\.(js|css))$/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/ (data-)?integrity="[^"]*"/g, "");
    const body = files.test(route.request().url()) ? text.replaceAll(syntax, `unknown!${syntax}`) : text;
    await route.fulfill({ response, body });
  });
}
