import type { PageFacts } from "./facts.ts";
import { html, type Markup } from "./html.ts";
import { renderLinkPreview } from "./link-preview.ts";
import { isCut, renderSearchResult } from "./search-result.ts";
import { renderSiteData, renderStructuredData } from "./structured-data.ts";

interface SiteSection {
  id: string;
  title: string;
  render: (pages: readonly PageFacts[]) => Markup;
}

/** What is shown once, of the site as a whole, in this order. */
const siteSections: readonly SiteSection[] = [
  { id: "site", title: "What machines read on every page", render: renderSiteData },
];

interface PageSection {
  title: string;
  /** `pages` are all pages, for what is told of one in relation to the others. */
  render: (page: PageFacts, pages: readonly PageFacts[]) => Markup;
}

/** What is shown of every page, in this order. */
const pageSections: readonly PageSection[] = [
  { title: "As a search result", render: renderSearchResult },
  { title: "As a shared link", render: renderLinkPreview },
  { title: "What machines read of this page", render: renderStructuredData },
];

/** The whole report as a page. */
export function renderReport(pages: readonly PageFacts[]): string {
  const title = `${pages[0]?.siteName ?? ""}: how its pages are found and shared`;
  const cut = pages.filter(isCut);
  const { source } = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="assets/style.css">
</head>
<body>
<header>
<h1>${title}</h1>
<p>Read from the exported pages, which are what search engines and social networks get. Engines cut differently, by
screen and by question: take the results for what is likely.</p>
<p>${cutSentence(cut)}</p>
<nav aria-label="Pages">
<ul>
${pages.map(({ slug, name, path }) => html`<li><a href="#${slug}">${name}</a> <span class="quiet">${path}</span></li>\n`)}</ul>
</nav>
</header>
<main>
${siteSections.map(
  ({ id, title, render }) =>
    html`<section aria-labelledby="${id}-name">\n<h2 id="${id}-name">${title}</h2>\n${render(pages)}\n</section>\n`,
)}
${pages.map((page) => renderPage(page, pages))}
</main>
</body>
</html>
`;
  return source;
}

function renderPage(page: PageFacts, pages: readonly PageFacts[]): Markup {
  return html`<article id="${page.slug}" aria-labelledby="${page.slug}-name">
<h2 id="${page.slug}-name">${page.name} <span class="quiet">${page.path}</span></h2>
${pageSections.map(({ title, render }) => html`<section>\n<h3>${title}</h3>\n${render(page, pages)}\n</section>\n`)}</article>
`;
}

function cutSentence(cut: readonly PageFacts[]): Markup {
  if (cut.length === 0) return html`No title and no description would be cut.`;
  const links = cut.map(
    ({ slug, name }, index) => html`${index > 0 ? ", " : ""}<a href="#${slug}">${name}</a>`,
  );
  return html`Search results would cut the words of: ${links}.`;
}
