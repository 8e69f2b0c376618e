import { html, type Markup } from "./html.ts";
import type { Subject } from "./types.ts";

/** What axe found wrong, or that it found nothing. */
export function renderFindings({ record }: Subject): Markup | undefined {
  if (!record) return undefined;
  if (record.findings.length === 0) {
    return html`<p class="good">axe finds nothing wrong, on a phone and on a desktop, light and dark.</p>`;
  }
  return html`<ul class="findings">
${record.findings.map(
  ({ rule, help, place, looks }) => html`<li>
  <p><b>${help}</b> <span class="quiet">${rule}</span></p>
  <p><code>${place}</code></p>
  <p class="quiet">${looks.join("; ")}</p>
</li>
`,
)}</ul>`;
}
