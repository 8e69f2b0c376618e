import { expect, test } from "@jest/globals";
import { siteEnvironment } from "../../lib/site/environment.ts";

const production = { SITE_URL: "https://www.upwell.com", SITE_ENV: "production" };
const real = { origin: "https://www.upwell.org", email: "hello@upwell.com" };

test.each<[settings: Record<string, string>, origin: string, stage: string]>([
  [{}, real.origin, "local"],
  [{ SITE_URL: "", SITE_ENV: "" }, real.origin, "local"],
  [{ SITE_URL: "http://localhost:8788/", SITE_ENV: "preview" }, "http://localhost:8788", "preview"],
  [{ SITE_URL: "HTTPS://WWW.Müller.de" }, "https://www.xn--mller-kva.de", "local"],
  [production, production.SITE_URL, "production"],
  [{ WRANGLER_COMMAND: "deploy" }, real.origin, "production"],
  [{ WRANGLER_COMMAND: "versions upload", SITE_ENV: "preview" }, real.origin, "preview"],
  [{ WRANGLER_COMMAND: "dev" }, real.origin, "local"],
])("with %j the site is built for %s as %s", (settings, origin, stage) => {
  expect(siteEnvironment(settings, real)).toEqual({ origin, stage });
});

test.each([
  ["SITE_ENV", "prod"],
  ...["upwell.com", "ftp://a.com", "https://a.com/site", "https://a.com?x=1"].map((url) => ["SITE_URL", url]),
])("%s must not be %s", (name, value) => {
  expect(() => siteEnvironment({ [name]: value }, real)).toThrow(`${name} is "${value}": it must be `);
});

test.each([
  ...["https://www.upwell.example", "https://a.example.", "https://www.your-site.com", "https://upwell"],
  ...["http://www.upwell.com", "http://localhost:3000"],
  ...["https://127.0.0.1", "https://[::1]:8788"],
])("a production build for %s is refused", (url) => {
  const message = `A production build needs a public URL and email address: SITE_URL is ${new URL(url).origin}, `;
  expect(() => siteEnvironment({ ...production, SITE_URL: url }, real)).toThrow(message);
});

test("a production build with placeholders is refused, and names each", () => {
  const placeholders = { origin: "https://upwell.example", email: "hello@upwell.example" };
  expect(() => siteEnvironment({ SITE_ENV: "production" }, placeholders)).toThrow(
    /origin in content\/site\.ts is https:\/\/upwell\.example, .* email in content\/site\.ts is hello@upwell\.example, /,
  );
});
