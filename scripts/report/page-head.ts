import type { Page } from "@playwright/test";

/** What search engines and social networks read of a page. */
export type PageHeader = Awaited<ReturnType<typeof readHead>>;

export function readHead(page: Page) {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll("meta")].map((meta) => [
      meta.getAttribute("property") ?? meta.name,
      meta.content,
    ]);
    return {
      title: document.title,
      url: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      /** By name or property: "description", "og:title". */
      meta: Object.fromEntries(metas) as Partial<Record<string, string>>,
    };
  });
}
