import type { PictureChange, StateChange } from "./changes/states.ts";
import { ownChanges, type Part, type WordChange } from "./changes/words.ts";
import { html, type Markup } from "./html.ts";
import { lookName, pictureFile } from "./manifest.ts";
import type { Report, Subject } from "./types.ts";

/** Whether a visitor would notice something. */
export function hasChanged(change: StateChange | undefined): boolean {
  return change !== undefined && (change.isNew || change.pictures.length > 0 || change.words.length > 0);
}

/** What changed in a subject since the last report: its words, then its pictures side by side. */
export function renderChange(
  { name, slug, change }: Subject,
  { shared }: Pick<Report, "shared">,
): Markup | undefined {
  if (!change) return undefined;
  if (change.isNew) return html`<p>New: the last report did not have it.</p>`;
  if (!hasChanged(change)) return html`<p class="good">Nothing: it reads and looks as it did.</p>`;
  const words = ownChanges(change.words, shared);
  return html`${words.length > 0 ? renderWords(words) : undefined}
${
  words.length < change.words.length
    ? html`<p>It also has <a href="index.html#shared">the words that changed on most pages</a>.</p>`
    : undefined
}
${renderSchemes(name, slug, change.pictures)}`;
}

/** The light pictures; the dark ones, which nearly always differ in the same places, at a press. */
function renderSchemes(name: string, slug: string, pictures: readonly PictureChange[]): Markup {
  const light = pictures.filter(({ scheme }) => scheme === "light");
  const dark = pictures.filter(({ scheme }) => scheme === "dark");
  const sides = (some: readonly PictureChange[]) => some.map((picture) => renderSides(name, slug, picture));
  if (light.length === 0 || dark.length === 0) return html`${sides(pictures)}`;
  return html`${sides(light)}
<details><summary>The same in the dark scheme</summary>
${sides(dark)}</details>`;
}

/** A picture before, now, and what differs, at the height of the page where most does. */
function renderSides(
  name: string,
  slug: string,
  { width, scheme, share, depth, before, marked }: PictureChange,
): Markup {
  const look = lookName({ width, scheme });
  const sides = [
    ["Before", before],
    ["Now", pictureFile(slug, { width, scheme })],
    ["What differs, in red", marked],
  ] as const;
  const style = `object-position: 0 ${(depth * 100).toFixed(1)}%`;
  return html`<section class="sides-box">
<h3>${look} <span class="quiet">${sharePercent(share)} of the picture differs</span></h3>
<div class="sides sides-${width}">
${sides.map(
  ([caption, file]) => html`<figure class="side">
  <a href="${file}"><img src="${file}" style="${style}" alt="${name}, ${look}: ${caption.toLowerCase()}" loading="lazy" decoding="async"></a>
  <figcaption>${caption}</figcaption>
</figure>
`,
)}</div>
</section>
`;
}

/** Sentences before and after, with the words that differ marked. */
export function renderWords(changes: readonly WordChange[]): Markup {
  return html`<ul class="words">
${changes.map(
  ({ before, after }) =>
    html`<li>${before.length > 0 ? html`<p class="words-before">${renderParts(before, "del")}</p>` : undefined}${after.length > 0 ? html`<p class="words-after">${renderParts(after, "ins")}</p>` : undefined}</li>\n`,
)}</ul>`;
}

function renderParts(parts: readonly Part[], element: "del" | "ins"): Markup {
  const written = parts.map(({ text, changed }, index) => {
    const space = index > 0 ? " " : "";
    if (!changed) return html`${space}${text}`;
    return element === "del" ? html`${space}<del>${text}</del>` : html`${space}<ins>${text}</ins>`;
  });
  return html`${written}`;
}

function sharePercent(share: number): string {
  return share < 0.001 ? "Less than 0.1 %" : `${(share * 100).toFixed(1)} %`;
}
