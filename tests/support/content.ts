import type { Content, ContentModule } from "../../scripts/content/types.ts";

/** A page without mistakes, but for those that a test puts in. */
export function pageModule(file: string, page: Record<string, unknown> = {}, source = ""): ContentModule {
  const name = file.replace("content/pages/", "").replace(".ts", "");
  return {
    file,
    source,
    value: {
      path: `/${name}`,
      name,
      title: `A page about ${name} | Upwell`,
      description: `What there is to say about ${name}, in one sentence of a length that fits a page of results.`,
      ...page,
    },
  };
}

/** The product's name and a home page, with the pages of a test. A page file stands in app/ for each. */
export function contentWith(pages: readonly ContentModule[], more: Partial<Content> = {}): Content {
  const site = {
    file: "content/site.ts",
    source: 'name: "Upwell"',
    value: { site: { name: "Upwell", securityTxtExpires: "2027-06-30" } },
  };
  const modules = [site, pageModule("content/pages/home.ts", { path: "/" }), ...pages];
  const paths = pages.map(({ value }) => (value as { path?: unknown }).path);
  return {
    modules,
    failures: [],
    pageFiles: ["app/page.tsx", ...paths.map((path) => `app${path}/page.tsx`)],
    art: ["demo", "course"],
    thumbnails: ["demo"],
    icons: ["check", "heart"],
    today: "2026-11-21",
    ...more,
  };
}
