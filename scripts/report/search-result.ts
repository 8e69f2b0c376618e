import { cutDescription, cutTitle } from "./cut.ts";
import type { PageFacts } from "./facts.ts";
import { html, type Markup } from "./html.ts";

/** The page as a search result, cut where engines cut. */
export function renderSearchResult({ siteName, title, description, address }: PageFacts): Markup {
  const [cutTitleText, cutText] = [cutTitle(title), cutDescription(description)];
  const remarks = [cutTitleText.remark, cutText.remark].filter((remark) => remark !== undefined);
  return html`<div class="result">
  <p class="result-site"><img src="assets/favicon.svg" alt="" width="26" height="26"> <span>${siteName}<br><span class="quiet">${addressTrail(address)}</span></span></p>
  <p class="result-title">${cutTitleText.shown}</p>
  <p class="result-text">${cutText.shown}</p>
</div>
${remarks.map((remark) => html`<p class="remark">${remark}</p>`)}`;
}

/** Whether search engines would cut the page's title or description. */
export function isCut({ title, description }: PageFacts): boolean {
  return cutTitle(title).remark !== undefined || cutDescription(description).remark !== undefined;
}

/** An address as search results write it: "https://www.site.com › solutions › health". */
export function addressTrail({ origin, pathname }: URL): string {
  return [origin, ...pathname.split("/").filter((part) => part !== "")].join(" › ");
}
