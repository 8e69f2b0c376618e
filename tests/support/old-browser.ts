import type { Page } from "@playwright/test";

/**
 * Makes the browser one that does not know some syntax: in the files whose URL matches, something unknown takes its place. The
 * page's policy would block such a page: use `bypassCSP`. Returns a function that returns how many files had the syntax.
 */
export async function forgetSyntax(page: Page, syntax: RegExp, files = /./): Promise<() => number> {
  let changed = 0;
  await page.route(/localhost:\d+\/([\w-]*|\S+\.(js|css))$/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/(?<=integrity=)"[^"]*"/g, '""');
    const body = files.test(route.request().url()) ? text.replaceAll(syntax, "unknown!$&") : text;
    if (body !== text) changed++;
    await route.fulfill({ response, body });
  });
  return () => changed;
}
