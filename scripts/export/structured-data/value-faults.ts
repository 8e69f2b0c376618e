import { photoHost } from "../../../lib/photos.ts";
import { addressesIn, deadEnd } from "../addresses.ts";
import { evenSpaces } from "../html.ts";
import type { ExportedPage, ExportedSite } from "../types.ts";
import type { GraphValue } from "./read-graph.ts";

/** Says what is wrong about a value, or nothing. */
export type ValueCheck = (value: string, page: ExportedPage, site: ExportedSite) => string | undefined;

const addressKeys = new Set(["url", "@id", "item", "logo", "image", "contentUrl", "thumbnailUrl", "sameAs"]);
const priceKeys = new Set(["price", "minPrice", "maxPrice", "lowPrice", "highPrice"]);

/** What codes stand for, as a page says it. */
const codes: Readonly<Record<string, string>> = { USD: "US dollars", P1M: "per month", P1Y: "per year" };

/** The check that fits a property. Whatever is not known otherwise is taken for words. */
export function checkFor({ key, value }: GraphValue): ValueCheck | undefined {
  const text = String(value);
  if (key === "@type" || key === "position") return undefined;
  if (key === "inLanguage") return checkLanguage;
  if (addressKeys.has(key) || /^https?:/.test(text)) return key === "@id" ? checkIdentifier : checkAddress;
  if (priceKeys.has(key)) return checkPrice;
  if (key === "priceCurrency" || key === "billingDuration") return checkCode;
  if (/^date|Date$/.test(key) || /^\d{4}-\d{2}-\d{2}/.test(text)) return checkDate;
  return checkWords;
}

/** Whether words hold others, whole: "Free" is not in "Freelancers". */
export function holds(words: string, others: string): boolean {
  const pattern = evenSpaces(others).replace(/[$()*+.?[\\\]^{|}/]/g, "\\$&");
  const start = /^[\p{L}\p{N}]/u.test(others) ? "(?<![\\p{L}\\p{N}])" : "";
  const end = /[\p{L}\p{N}]$/u.test(others) ? "(?![\\p{L}\\p{N}])" : "";
  return new RegExp(`${start}${pattern}${end}`, "u").test(words);
}

const checkWords: ValueCheck = (value, { words }) =>
  holds(words, value) ? undefined : `The page does not show the words "${value}".`;

const checkPrice: ValueCheck = (value, { words }) => {
  const shown = words.replace(/(?<=\d),(?=\d{3})/g, "");
  const pattern = new RegExp(`\\$${value.replaceAll(".", "\\.")}(?!\\d|[.,]\\d)`);
  return pattern.test(shown) ? undefined : `The page does not show the price $${value}.`;
};

const checkCode: ValueCheck = (value, { words }) => {
  const meaning = codes[value];
  if (meaning === undefined) return `Nothing is known of the code "${value}".`;
  return holds(words, meaning) ? undefined : `The page does not say "${meaning}", which ${value} stands for.`;
};

const checkDate: ValueCheck = (value, { document }) => {
  const dates = document.querySelectorAll("time").map((time) => time.getAttribute("datetime"));
  return dates.includes(value) ? undefined : `No <time datetime> of the page is ${value}.`;
};

const checkLanguage: ValueCheck = (value, { document }) => {
  const language = document.querySelector("html")?.getAttribute("lang");
  return language === value ? undefined : `The page's language is ${language}, not ${value}.`;
};

const checkIdentifier: ValueCheck = (value, page, site) =>
  // What stands after its # is a name of its own, and no part of the page.
  checkAddress(value.replace(/#.*/, ""), page, site);

const checkAddress: ValueCheck = (value, page, site) => {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return `"${value}" is not an absolute address.`;
  const { origin, pathname } = new URL(value);
  if (origin === photoHost) {
    const shown = addressesIn(page.document).some(
      ({ field, address }) => field.startsWith("img ") && address.startsWith(`${photoHost}${pathname}`),
    );
    return shown ? undefined : `The page does not show the photo ${pathname.slice(1)}.`;
  }
  if (origin !== site.origin) return `${value} is on neither this site nor the photo host.`;
  const end = deadEnd(value, site);
  return end ? `${value} leads to nothing: there is no ${end.missing} ${end.name}.` : undefined;
};
