import type { PageFacts } from "./facts.ts";
import { html, type Markup } from "./html.ts";
import { renderLinkPreview } from "./link-preview.ts";
import { isCut, renderSearchResult } from "./search-result.ts";
import { renderStructuredData } from "./structured-data.ts";

interface Section {
  title: string;
  render: (page: PageFacts) => Markup;
}

/** What is shown of every page, in this order. */
const sections: readonly Section[] = [
  { title: "As a search result", render: renderSearchResult },
  { title: "As a shared link", render: renderLinkPreview },
  { title: "What machines read", render: renderStructuredData },
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
${pages.map(renderPage)}
</main>
</body>
</html>
`;
  return source;
}

function renderPage(page: PageFacts): Markup {
  return html`<article id="${page.slug}" aria-labelledby="${page.slug}-name">
<h2 id="${page.slug}-name">${page.name} <span class="quiet">${page.path}</span></h2>
${sections.map(({ title, render }) => html`<section>\n<h3>${title}</h3>\n${render(page)}\n</section>\n`)}</article>
`;
}

function cutSentence(cut: readonly PageFacts[]): Markup {
  if (cut.length === 0) return html`No title and no description would be cut.`;
  const links = cut.map(
    ({ slug, name }, index) => html`${index > 0 ? ", " : ""}<a href="#${slug}">${name}</a>`,
  );
  return html`Search results would cut the words of: ${links}.`;
}
