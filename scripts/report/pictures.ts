import { html, type Markup } from "./html.ts";
import { lookName } from "./manifest.ts";
import type { Subject } from "./types.ts";

/** A subject's pictures: a column for each width, light above dark. Each opens in full size. */
export function renderPictures({ name, record }: Subject): Markup {
  if (!record) {
    return html`<p class="remark">No pictures have been taken yet: a report of all pages takes them.</p>`;
  }
  const schemes = [...new Set(record.pictures.map(({ scheme }) => scheme))];
  return html`<div class="shots">
${schemes.map(
  (scheme) => html`<div class="shot-row">
${record.pictures
  .filter((picture) => picture.scheme === scheme)
  .map(
    ({ width, file }) => html`<figure class="shot shot-${width}">
  <a href="${file}"><img src="${file}" alt="${name}, ${lookName({ width, scheme })}" loading="lazy" decoding="async"></a>
  <figcaption>${width} px <span class="quiet">${scheme}</span></figcaption>
</figure>
`,
  )}</div>
`,
)}</div>`;
}
