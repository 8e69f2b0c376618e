import { suggestion } from "../nearest.ts";
import { pageModules } from "../pages.ts";
import type { Content, ContentRule } from "../types.ts";
import { allEntries, isObject } from "../walk.ts";
import { isPrice } from "./plans.ts";

const pricingFile = "content/pages/pricing.ts";

/** Every price that a text mentions is one that a plan has: a price that changes, changes everywhere. */
export const checkMentionedPrices: ContentRule = (content) => {
  const plans = plansOf(content);
  // A price that is wrong in itself must not put others in the wrong.
  if (plans.length === 0 || !plans.every(({ price }) => isPrice(price))) return [];
  const prices = plans.filter(({ price }) => String(price).startsWith("$"));
  const list = prices.map(({ name, price }) => `${price} (${name})`).join(", ");
  return allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (typeof value !== "string" || key === "price") return [];
    return [...value.matchAll(/\$\d+(?:,\d{3})*(?:\.\d+)?/g)]
      .filter(([mentioned]) => !prices.some(({ price }) => amountOf(price) === amountOf(mentioned)))
      .map(([mentioned]) => ({
        file,
        field,
        wrong: `No plan costs ${mentioned}.`,
        right: `The prices in ${pricingFile} are ${list}.`,
      }));
  });
};

/** Every plan that is named beside what it adds is a plan. */
export const checkMentionedPlans: ContentRule = (content) => {
  const names = plansOf(content).map(({ name }) => String(name));
  if (names.length === 0) return [];
  return allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (key !== "plan" || typeof value !== "string" || names.includes(value)) return [];
    const wrong = `There is no plan ${JSON.stringify(value)} in ${pricingFile}.`;
    return [{ file, field, wrong, right: suggestion(value, names) }];
  });
};

function plansOf(content: Content): Readonly<Record<string, unknown>>[] {
  const plans = pageModules(content).find(({ module }) => module.file === pricingFile)?.page.plans;
  return Array.isArray(plans) ? plans.filter(isObject) : [];
}

/** In cents, so that "$1,200" and "$1200.00" are the same. */
function amountOf(price: unknown): number {
  return Math.round(Number(String(price).replace(/[$,]/g, "")) * 100);
}
