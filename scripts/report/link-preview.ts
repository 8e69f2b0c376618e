import { cardSize } from "../../lib/cards.ts";
import type { PageFacts } from "./facts.ts";
import { html, type Markup } from "./html.ts";

/** The page as a link looks that somebody shares. */
export function renderLinkPreview({ card, slug, address }: PageFacts): Markup {
  if (!card) return html`<p class="remark">The page has no social card.</p>`;
  const { width, height } = cardSize;
  return html`<div class="preview">
  <img src="${cardFile(slug)}" alt="${card.alt}" width="${width}" height="${height}" loading="lazy">
  <div class="preview-words">
    <p class="quiet">${address.host}</p>
    <p class="preview-title">${card.title}</p>
    <p class="preview-text">${card.description}</p>
  </div>
</div>`;
}

/** Where the report keeps a page's card. */
export function cardFile(slug: string): string {
  return `assets/cards/${slug}.png`;
}
