import { budgets, measures } from "../budgets/limits.ts";
import type { PageWeight } from "../budgets/weigh.ts";
import { html, type Markup } from "./html.ts";

/** One measure of a page against its limit. */
export interface Bar {
  name: string;
  value: number;
  most: number;
  unit: string;
  /** Of the limit, 1 for all of it. */
  share: number;
}

/** A page's measures as bars. */
export function barsOf(weight: PageWeight): Bar[] {
  return measures.map((measure) => {
    const { name, unit, limit: most } = budgets[measure];
    const value = weight[measure];
    return { name: name.charAt(0).toUpperCase() + name.slice(1), value, most, unit, share: value / most };
  });
}

/** All measures of a page. */
export function renderWeights(weight: PageWeight): Markup {
  return html`<dl class="bars">
${barsOf(weight).map(
  (bar) => html`<div>
  <dt>${bar.name}</dt>
  <dd>${renderBar(bar)}<span class="bar-words"><b>${number(bar.value)}</b> of ${number(bar.most)}${bar.unit}</span></dd>
</div>
`,
)}</dl>`;
}

/** All pages with their measures, a column for each. */
export function renderWeightTable(
  pages: readonly { name: string; file: string; weight: PageWeight | undefined }[],
): Markup {
  const rows = pages.flatMap(({ weight, ...page }) => (weight ? [{ ...page, bars: barsOf(weight) }] : []));
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Weights of all pages">
<table class="weights">
<thead><tr><th scope="col">Page</th>${rows[0]?.bars.map(
    ({ name, most, unit }) =>
      html`<th scope="col">${name} <span class="quiet">at most ${number(most)}${unit}</span></th>`,
  )}</tr></thead>
<tbody>
${rows.map(
  ({ name, file, bars }) =>
    html`<tr><th scope="row"><a href="${file}">${name}</a></th>${bars.map(
      (bar) => html`<td class="${bar.share > 1 ? "over" : ""}">${number(bar.value)}${renderBar(bar)}</td>`,
    )}</tr>\n`,
)}</tbody>
</table>
</div>`;
}

/** A meter: it says its value to a screen reader, and its colour is not all that tells of a breach. */
function renderBar({ name, value, most, share }: Bar): Markup {
  const state = share > 1 ? "bar bar-over" : "bar";
  return html`<svg class="${state}" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label="${name}: ${percent(share)} of the limit">
    <rect class="bar-room" width="100" height="8"></rect><rect class="bar-fill" width="${Math.min(100, 100 * (value / most)).toFixed(1)}" height="8"></rect>
  </svg>`;
}

/** Never rounded across the limit: 99.7 % is not all of it. */
function percent(share: number): string {
  return `${share > 1 ? Math.ceil(share * 100) : Math.floor(share * 100)} %`;
}

function number(count: number): string {
  return count.toLocaleString("en-US");
}
