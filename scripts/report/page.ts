import { renderChange } from "./change-list.ts";
import { renderFindings } from "./findings.ts";
import { html, type Markup } from "./html.ts";
import { renderLinkPreview } from "./link-preview.ts";
import { renderPictures } from "./pictures.ts";
import { moment } from "./remarks.ts";
import { renderSearchResult } from "./search-result.ts";
import { renderDocument } from "./shell.ts";
import { renderStructuredData } from "./structured-data.ts";
import type { Report, ReportPage, ReportPart, Subject } from "./types.ts";
import { renderWeights } from "./weights.ts";

interface Section<Shown> {
  title: string;
  /** Undefined where there is nothing of the kind. */
  render: (shown: Shown, report: Report) => Markup | undefined;
}

const ofSubjects: readonly Section<Subject>[] = [
  { title: "Since the last report", render: renderChange },
  { title: "Pictures", render: renderPictures },
];

/** What is shown of every page, in this order. */
const ofPages: readonly Section<ReportPage>[] = [
  ...ofSubjects,
  { title: "As a search result", render: ({ facts }) => facts && renderSearchResult(facts) },
  { title: "As a shared link", render: ({ facts }) => facts && renderLinkPreview(facts) },
  { title: "Weights", render: ({ weight }) => weight && renderWeights(weight) },
  { title: "Accessibility", render: renderFindings },
  {
    title: "What machines read of this page",
    render: ({ facts }, { pages }) =>
      facts &&
      renderStructuredData(
        facts,
        pages.flatMap((page) => (page.facts ? [page.facts] : [])),
      ),
  },
];

/** What is shown of what visitors bring about. */
const ofParts: readonly Section<ReportPart>[] = [
  ...ofSubjects,
  { title: "Accessibility", render: renderFindings },
];

/** A page's own document. */
export function renderPage(page: ReportPage, report: Report): string {
  return renderSubject(page, ofPages, report.pages, report);
}

/** The document of what a visitor brings about. */
export function renderPart(part: ReportPart, report: Report): string {
  return renderSubject(part, ofParts, report.parts, report);
}

function renderSubject<Shown extends Subject>(
  subject: Shown,
  sections: readonly Section<Shown>[],
  among: readonly Shown[],
  report: Report,
): string {
  const { name, path, record } = subject;
  const position = among.indexOf(subject);
  const [previous, next] = [among[position - 1], among[position + 1]];
  const shown = sections.flatMap(({ title, render }) => {
    const content = render(subject, report);
    return content ? [html`<section class="part">\n<h2>${title}</h2>\n${content}\n</section>\n`] : [];
  });
  const body = html`<header class="top top-small">
<div class="column">
<nav aria-label="Report" class="way">
<a href="index.html"><img src="assets/favicon.svg" alt="" width="24" height="24"> Site report</a>
<span class="way-ends">${previous ? html`<a href="${previous.file}" rel="prev">← ${previous.name}</a>` : undefined}${next ? html`<a href="${next.file}" rel="next">${next.name} →</a>` : undefined}</span>
</nav>
<h1>${name}</h1>
<p class="top-lead">${path}${record && record.made !== report.manifest.made ? html`. Pictures of ${moment(record.made)}` : undefined}</p>
</div>
</header>
<main class="column">
${shown}
</main>`;
  return renderDocument({ title: `${name}: site report`, root: "../", body });
}
