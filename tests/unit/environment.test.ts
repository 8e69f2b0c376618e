import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { siteEnvironment } from "../../lib/build/environment.ts";

const production = { SITE_URL: "https://www.upwell.com", SITE_ENV: "production" };
const real = { origin: production.SITE_URL, email: "hello@upwell.com" };

test.each([{}, { SITE_URL: "", SITE_ENV: "" }])(
  "with %j it is a local build of the site's own origin",
  (settings) => {
    expect(siteEnvironment(settings)).toEqual({ origin: site.origin, stage: "local" });
  },
);

test.each([
  ["https://www.upwell.com/", "https://www.upwell.com"],
  ["http://localhost:8788", "http://localhost:8788"],
])("SITE_URL %s gives the origin %s", (address, origin) => {
  expect(siteEnvironment({ SITE_URL: address, SITE_ENV: "preview" })).toEqual({ origin, stage: "preview" });
});

test("a production build for a public address is allowed", () => {
  expect(siteEnvironment(production, real)).toEqual({ origin: real.origin, stage: "production" });
});

test.each([
  ["SITE_ENV", "prod"],
  ...["upwell.com", "ftp://a.com", "https://a.com/site", "https://a.com?x=1"].map((url) => ["SITE_URL", url]),
  ...["https://a.com/#x", "https://u:p@a.com"].map((url) => ["SITE_URL", url]),
])("%s %p is refused in one line", (name = "", value) => {
  expect(() => siteEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} is ".*": it must be .*$`));
});

test.each([
  ["SITE_URL", "https://www.upwell.example"],
  ["SITE_URL", "https://www.upwell.example."],
  ["SITE_URL", "https://www.your-site.com"],
  ["SITE_URL", "https://upwell"],
  ["SITE_URL", "http://www.upwell.com"],
  ["SITE_URL", "https://www.upwell.com:8443"],
  ["SITE_URL", "https://upwell-website.account.workers.dev"],
  ["SITE_URL", "http://localhost:3000"],
  ["SITE_URL", "https://127.0.0.1"],
  ["SITE_URL", "http://[::1]:8788"],
])("a production build with %s %s is refused", (name, address) => {
  expect(() => siteEnvironment({ ...production, [name]: address }, real)).toThrow(
    `A production build needs the real ones: ${name} is ${new URL(address).origin}, which `,
  );
});

test("a production build with placeholders is refused, and names each", () => {
  const placeholders = { origin: "https://upwell.example", email: "hello@upwell.example" };
  expect(() => siteEnvironment({ SITE_ENV: "production" }, placeholders)).toThrow(
    "A production build needs the real ones: origin in content/site.ts is https://upwell.example, which is not a public " +
      "address. email in content/site.ts is hello@upwell.example, which does not exist.",
  );
});
