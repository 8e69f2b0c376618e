import { type Attention, attentionOf } from "./attention.ts";
import { renderWords } from "./change-list.ts";
import type { PageFacts } from "./facts.ts";
import { html, type Markup } from "./html.ts";
import { remarksOn } from "./remarks.ts";
import { renderDocument } from "./shell.ts";
import { renderSiteData } from "./structured-data.ts";
import type { Report, ReportPart, Subject } from "./types.ts";
import { renderWeightTable } from "./weights.ts";

/** report/index.html: what needs a look, then every page, what visitors bring about, and weights. */
export function renderOverview(report: Report): string {
  const title = `${report.siteName}: site report`;
  const attention = attentionOf(report);
  const body = html`<header class="top">
<div class="column">
<p class="brand"><img src="assets/favicon.svg" alt="" width="32" height="32"> ${report.siteName}</p>
<h1>Site report</h1>
<p class="top-lead">What visitors, search engines and social networks see of the site as it was last built.</p>
<ul class="top-facts">
${remarksOn(report).map((remark) => html`<li>${remark}</li>\n`)}</ul>
</div>
</header>
<main class="column">
<section class="tiles" aria-label="What needs a look">
${attention.map(renderTile)}</section>
${
  report.shared.length > 0
    ? html`<section aria-labelledby="shared"><h2 id="shared">Changed words on most pages</h2>${renderWords(report.shared)}</section>`
    : undefined
}
<section aria-labelledby="pages">
<h2 id="pages">Pages</h2>
<p class="lead">Each with its pictures at three widths, light and dark, its search result, shared link, weights and
accessibility.</p>
<ul class="cards">
${report.pages.map((page) => renderCard(page, attention))}</ul>
</section>
<section aria-labelledby="parts">
<h2 id="parts">Menus, wizard, forms and notices</h2>
<ul class="cards cards-small">
${report.parts.map((part: ReportPart) => renderCard(part, attention))}</ul>
</section>
<section aria-labelledby="weights">
<h2 id="weights">Weights against the budget</h2>
<p class="lead">Bytes as a browser gets them, compressed. A build refuses a page that goes over a limit.</p>
${renderWeightTable(report.pages)}
</section>
<section aria-labelledby="site">
<h2 id="site">What machines read on every page</h2>
${renderSiteData(factsOf(report))}
</section>
</main>`;
  return renderDocument({ title, root: "", body });
}

function factsOf({ pages }: Report): PageFacts[] {
  return pages.flatMap(({ facts }) => (facts ? [facts] : []));
}

const mostLinks = 6;

function renderTile({ title, subjects, calm, trouble, isFault }: Attention): Markup {
  const kind = subjects.length === 0 ? "tile" : isFault ? "tile tile-fault" : "tile tile-news";
  const more = subjects.length - mostLinks;
  return html`<section class="${kind}">
<h2>${title}</h2>
<p class="tile-count">${subjects.length}</p>
<p>${subjects.length === 0 ? calm : trouble}</p>
${
  subjects.length === 0
    ? undefined
    : html`<ul>${subjects.slice(0, mostLinks).map(({ name, file }) => html`<li><a href="${file}">${name}</a></li>`)}${
        more > 0 ? html`<li class="quiet">and ${more} more</li>` : undefined
      }</ul>`
}
</section>
`;
}

function renderCard(subject: Subject, attention: readonly Attention[]): Markup {
  const { name, path, file } = subject;
  const cover = subject.record?.cover;
  const marks = attention.filter(({ subjects }) => subjects.includes(subject));
  return html`<li class="card">
<a href="${file}">
${cover === undefined ? html`<span class="cover cover-none">No pictures yet</span>` : html`<img class="cover" src="${cover}" alt="" width="560" height="350" loading="lazy">`}
<span class="card-name">${name}</span>
</a>
<span class="quiet">${path}</span>
${marks.map(({ title, isFault }) => html` <span class="${isFault ? "mark mark-fault" : "mark"}">${title}</span>`)}
</li>
`;
}
