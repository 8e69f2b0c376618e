import { absoluteAddress } from "../../../lib/addresses.ts";
import { photoHost } from "../../../lib/photos.ts";
import { addressesIn, deadEnd } from "../addresses.ts";
import { evenSpaces, metaContents, titles, visibleWords } from "../html.ts";
import type { ExportedPage, ExportedSite } from "../types.ts";
import type { Place } from "./places.ts";
import type { GraphValue } from "./read-graph.ts";

/** What a value is held against: the place that must show it, on a page of the site. */
export interface Shown {
  place: Place;
  page: ExportedPage;
  site: ExportedSite;
}

/** Says what is wrong about a value, or nothing. */
export type ValueCheck = (value: string, shown: Shown) => string | undefined;

const addressKeys = new Set(["url", "@id", "item", "logo", "image", "contentUrl", "thumbnailUrl", "sameAs"]);
const linkKeys = new Set(["url", "item"]);
const priceKeys = new Set(["price", "minPrice", "maxPrice", "lowPrice", "highPrice"]);
/** Things that bear the site's own name, and things that bear the page's. */
const siteTypes = new Set(["Organization", "WebSite", "Service", "Product", "Brand"]);
const pageTypes = /Page$|^Blog$/;

/** The check that fits a property. Whatever is not known otherwise is taken for words. */
export function checkFor({ key, value, owners }: GraphValue): ValueCheck | undefined {
  const text = String(value);
  const type = String(owners[0]?.["@type"]);
  if (key === "@type" || key === "position") return undefined;
  if (key === "inLanguage") return checkLanguage;
  if (key === "@id") return checkIdentifier;
  if (linkKeys.has(key)) return checkLink;
  if (addressKeys.has(key) || /^https?:/.test(text)) return checkAddress;
  if (priceKeys.has(key)) return checkPrice;
  if (key === "priceCurrency") return checkCurrency;
  if (key === "billingDuration") return checkDuration;
  if (key === "email") return checkMail;
  if (/^date|Date$/.test(key) || /^\d{4}-\d{2}-\d{2}/.test(text)) return checkDate;
  if (key === "name" && siteTypes.has(type)) return checkSiteName;
  if (key === "name" && pageTypes.test(type)) return checkPageName;
  return checkWords;
}

/** Whether words hold others, whole: "Free" is not in "Freelancers". */
export function holds(words: string, others: string): boolean {
  const pattern = evenSpaces(others).replace(/[$()*+.?[\\\]^{|}/]/g, "\\$&");
  const start = /^[\p{L}\p{N}]/u.test(others) ? "(?<![\\p{L}\\p{N}])" : "";
  const end = /[\p{L}\p{N}]$/u.test(others) ? "(?![\\p{L}\\p{N}])" : "";
  return new RegExp(`${start}${pattern}${end}`, "u").test(words);
}

const checkWords: ValueCheck = (value, { place }) =>
  holds(place.words, value) ? undefined : `${place.name} does not show the words "${value}".`;

const checkSiteName: ValueCheck = (value, { page: { document, words } }) => {
  const [name] = metaContents(document, "og:site_name");
  if (name !== value) return `The site's name is "${name}", not "${value}".`;
  return holds(words, value) ? undefined : `The page does not show the words "${value}".`;
};

/** A page is named by its title, its trail, or the links that lead to it. */
const checkPageName: ValueCheck = (value, { page: { path, document } }) => {
  const named = document.querySelectorAll(`a[href="${path}"], [aria-current="page"]`).map(visibleWords);
  const isNamed = named.includes(value) || titles(document).some((title) => holds(title, value));
  return isNamed ? undefined : `Neither the page's title nor a link to it says "${value}".`;
};

const checkPrice: ValueCheck = (value, { place }) => {
  const shown = place.words.replace(/(?<=\d),(?=\d{3})/g, "");
  const pattern = new RegExp(`\\$${value.replaceAll(".", "\\.")}(?!\\d|[.,]\\d)`);
  return pattern.test(shown) ? undefined : `${place.name} does not show the price $${value}.`;
};

/** What codes stand for, as a page says it: currencies once for all prices, durations beside each. */
const currencies: Readonly<Record<string, string>> = { USD: "US dollars" };
const durations: Readonly<Record<string, string>> = { P1M: "per month", P1Y: "per year" };

const checkCurrency: ValueCheck = (value, { page }) => checkCode(value, currencies, "The page", page.words);

const checkDuration: ValueCheck = (value, { place }) => checkCode(value, durations, place.name, place.words);

function checkCode(
  code: string,
  meanings: Readonly<Record<string, string>>,
  name: string,
  words: string,
): string | undefined {
  const meaning = meanings[code];
  if (meaning === undefined) return `Nothing is known of the code "${code}".`;
  return holds(words, meaning) ? undefined : `${name} does not say "${meaning}", which ${code} stands for.`;
}

const checkDate: ValueCheck = (value, { place }) => {
  const dates = place.element.querySelectorAll("time").map((time) => time.getAttribute("datetime"));
  return dates.includes(value) ? undefined : `${place.name} has no <time datetime> of ${value}.`;
};

const checkMail: ValueCheck = (value, { place }) => {
  const shown = place.element.querySelectorAll("address").map(visibleWords);
  return shown.some((words) => holds(words, value))
    ? undefined
    : `${place.name} has no <address> that shows ${value}.`;
};

const checkLanguage: ValueCheck = (value, { page }) => {
  const language = page.document.querySelector("html")?.getAttribute("lang");
  return language === value ? undefined : `The page's language is ${language}, not ${value}.`;
};

const checkIdentifier: ValueCheck = (value, shown) =>
  // What stands after its # is a name of its own, and no part of the page.
  checkAddress(value.replace(/#.*/, ""), shown);

/** The address of a thing is that of the page, of the home page, or of a link in the place that shows it. */
const checkLink: ValueCheck = (value, shown) => {
  const { place, page, site } = shown;
  const dead = checkAddress(value, shown);
  if (dead) return dead;
  const links = place.element.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
  const isShown = ["/", page.path, ...links].some(
    (address) => address.startsWith("/") && absoluteAddress(site.origin, address) === value,
  );
  return isShown ? undefined : `${place.name} has no link to ${value}.`;
};

const checkAddress: ValueCheck = (value, { place, site }) => {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return `"${value}" is not an absolute address.`;
  const { origin, pathname } = new URL(value);
  if (origin === photoHost) {
    const shown = addressesIn(place.element).some(
      ({ field, address }) => field.startsWith("img ") && address.startsWith(`${photoHost}${pathname}`),
    );
    return shown ? undefined : `${place.name} does not show the photo ${pathname.slice(1)}.`;
  }
  if (origin !== site.origin) return `${value} is on neither this site nor the photo host.`;
  const end = deadEnd(value, site);
  return end ? `${value} leads to nothing: there is no ${end.missing} ${end.name}.` : undefined;
};
