import type { Content, ContentRule } from "../types.ts";
import { isObject } from "../walk.ts";
import { isDay } from "./facts.ts";

const file = "content/site.ts";
const field = "site.securityTxtExpires";
const mostDays = 366;

/** /.well-known/security.txt ends on a day to come, and within a year: RFC 9116 advises against more. */
export const checkExpiry: ContentRule = (content) => {
  const site = siteOf(content);
  if (site === undefined) return [];
  const wrong = faultOf(site.securityTxtExpires, content.today);
  const right = `Write a day after ${content.today} and at most ${mostDays} days ahead: "${daysAfter(content.today, 360)}".`;
  return wrong === undefined ? [] : [{ file, field, wrong, right }];
};

function faultOf(expiry: unknown, today: string): string | undefined {
  if (!isDay(expiry)) return `${JSON.stringify(expiry) ?? "Nothing"} is not a date.`;
  if (expiry <= today) return `${expiry} is past: security.txt would not be trusted any more.`;
  if (expiry > daysAfter(today, mostDays)) return `${expiry} is more than ${mostDays} days ahead.`;
  return undefined;
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** What content/site.ts says, unless it did not load: that is told already. */
function siteOf(content: Content): Readonly<Record<string, unknown>> | undefined {
  const value = content.modules.find((module) => module.file === file)?.value;
  return isObject(value) && isObject(value.site) ? value.site : undefined;
}
