import { siteFields } from "../pages.ts";
import type { ContentProblem, ContentRule } from "../types.ts";

const file = "content/site.ts";

/** The mail address and the web address are such. */
export const checkSite: ContentRule = (content) => {
  const { email, origin } = siteFields(content);
  return [...checkEmail(email), ...checkOrigin(origin)];
};

function checkEmail(email: unknown): ContentProblem[] {
  if (typeof email !== "string" || email === "" || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return [];
  const wrong = `${JSON.stringify(email)} is not a mail address.`;
  return [{ file, field: "site.email", wrong, right: 'Write one such as "hello@example.com".' }];
}

function checkOrigin(origin: unknown): ContentProblem[] {
  if (typeof origin !== "string" || origin === "") return [];
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (isWeb && url?.origin === origin) return [];
  const wrong = `${JSON.stringify(origin)} is not the address of a whole site.`;
  const meant = isWeb && url?.hostname ? url.origin : "https://www.example.com";
  const right = `Write scheme and host, with nothing after them, such as "${meant}".`;
  return [{ file, field: "site.origin", wrong, right }];
}
