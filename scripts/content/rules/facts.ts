import { price } from "../../../content/fields.ts";
import { suggestion } from "../nearest.ts";
import { entriesIn, isComplete, pagesOf, siteFields } from "../queries.ts";
import type { Content, ContentProblem } from "../types.ts";
import { isObject } from "../walk.ts";

const pricingFile = "content/pages/pricing.ts";

/** Every price that a text mentions is one that a plan has: a price that changes, changes everywhere. */
export function findUnknownPrices(content: Content): ContentProblem[] {
  const plans = plansOf(content);
  // A price that is wrong in itself must not put others in the wrong.
  if (plans.length === 0 || !plans.every((plan) => price.safeParse(plan.price).success)) return [];
  const prices = plans.map((plan) => ({ name: plan.name, price: String(plan.price) })).filter(isAmount);
  const right = `The prices in ${pricingFile} are ${prices.map(({ name, price }) => `${price} (${name})`).join(", ")}.`;
  return entriesIn(content).flatMap(({ module: { file }, field, key, value }) => {
    if (typeof value !== "string" || key === "price") return [];
    return [...value.matchAll(/\$\d+(?:,\d{3})*(?:\.\d+)?/g)]
      .filter(([mentioned]) => !prices.some(({ price }) => amountOf(price) === amountOf(mentioned)))
      .map(([mentioned]) => ({ file, field, wrong: `No plan costs ${mentioned}.`, right }));
  });
}

function isAmount({ price }: { price: string }): boolean {
  return price.startsWith("$");
}

/** Returns the cents, so that "$1,200" and "$1200.00" are the same. */
function amountOf(price: string): number {
  return Math.round(Number(price.replace(/[$,]/g, "")) * 100);
}

/** Every plan that is named beside what it adds is a plan. */
export function findUnknownPlans(content: Content): ContentProblem[] {
  const names = plansOf(content).map(({ name }) => String(name));
  if (names.length === 0) return [];
  return entriesIn(content).flatMap(({ module: { file }, field, key, value }) => {
    if (key !== "plan" || typeof value !== "string" || names.includes(value)) return [];
    const wrong = `There is no plan ${JSON.stringify(value)} in ${pricingFile}.`;
    return [{ file, field, wrong, right: suggestion(value, names) }];
  });
}

function plansOf(content: Content): Readonly<Record<string, unknown>>[] {
  const plans = pagesOf(content).find(({ file }) => file === pricingFile)?.value.plans;
  return Array.isArray(plans) ? plans.filter(isObject) : [];
}

/** The fields that name a person of the site: a text, or a list of them. */
const personFields = ["articles.author", "book.slots.coach", "hub.items.mentor", "story.people"];

/** Authors, mentors, coaches and the people of a story are people of the site: one who is renamed, is renamed everywhere. */
export function findUnknownPeople(content: Content): ContentProblem[] {
  const entries = entriesIn(content).map((entry) => ({
    ...entry,
    general: entry.field.replaceAll(/\[\d+\]/g, ""),
  }));
  const people = entries
    .filter(({ general }) => general === "team.people.name" || general === "mentors.people.name")
    .map(({ value }) => String(value));
  // A module that did not load may have the person.
  if (people.length === 0 || !isComplete(content)) return [];
  return entries.flatMap(({ module: { file }, field, general, value }) => {
    if (!personFields.includes(general) || typeof value !== "string" || people.includes(value)) return [];
    const wrong = `There is no person ${JSON.stringify(value)} among the mentors (partners.ts) and the team (about.ts).`;
    return [{ file, field, wrong, right: suggestion(value, people) }];
  });
}

const mostDays = 366;
const daysOfNotice = 60;

/** /.well-known/security.txt is to end on a day to come, and within a year: RFC 9116 advises against more. */
export function findExpiry(content: Content): ContentProblem[] {
  const { securityTxtExpires: expires } = siteFields(content);
  const { today } = content;
  if (typeof expires !== "string" || Number.isNaN(Date.parse(expires))) return [];
  const wrong = faultOf(expires, today);
  if (wrong === undefined) return [];
  const right = `Write a day at most ${mostDays} days ahead: "${daysAfter(today, 360)}".`;
  return [{ file: "content/site.ts", field: "site.securityTxtExpires", wrong, right }];
}

function faultOf(expires: string, today: string): string | undefined {
  if (expires <= today) return `security.txt ended on ${expires}: nobody trusts it any more.`;
  if (expires <= daysAfter(today, daysOfNotice)) return `security.txt ends soon, on ${expires}.`;
  if (expires <= daysAfter(today, mostDays)) return undefined;
  return `security.txt ends on ${expires}, more than ${mostDays} days ahead.`;
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
