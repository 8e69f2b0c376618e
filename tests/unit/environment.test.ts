import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { siteEnvironment } from "../../lib/build/environment.ts";

const production = { SITE_URL: "https://www.upwell.com", SITE_ENV: "production" };

test("without settings it is a local build of the site's own origin", () => {
  expect(siteEnvironment({})).toEqual({ origin: site.origin, stage: "local" });
  expect(siteEnvironment({ SITE_URL: "", SITE_ENV: "" })).toEqual({ origin: site.origin, stage: "local" });
});

test.each([
  ["https://www.upwell.com/", "https://www.upwell.com"],
  ["http://localhost:8788", "http://localhost:8788"],
])("SITE_URL %s gives the origin %s", (address, origin) => {
  expect(siteEnvironment({ SITE_URL: address, SITE_ENV: "preview" })).toEqual({ origin, stage: "preview" });
});

test.each(
  "upwell.com ftp://a.com https://a.com/site https://a.com?x=1 https://a.com/#x https://u:p@a.com".split(" "),
)("SITE_URL %s is refused in one line", (address) => {
  expect(() => siteEnvironment({ SITE_URL: address })).toThrow(
    /^SITE_URL is ".*": it must be an address such as .*$/,
  );
});

test("a stage that does not exist is refused", () => {
  expect(() => siteEnvironment({ SITE_ENV: "prod" })).toThrow(
    'SITE_ENV is "prod": it must be production, preview or local.',
  );
});

test.each(["https://www.upwell.example", "http://localhost:3000", "https://127.0.0.1", "http://[::1]:8788"])(
  "a production build for %s is refused",
  (address) => {
    const settings = { SITE_URL: address, SITE_ENV: "production" };
    expect(() => siteEnvironment(settings)).toThrow(/needs the real one/);
  },
);

test("a production build for a public address is allowed", () => {
  expect(siteEnvironment(production)).toEqual({ origin: "https://www.upwell.com", stage: "production" });
});

test.each(["", "https://forms.upwell.com/in?site=1", "https://forms.upwell.com:8443"])(
  "FORM_ENDPOINT %p is allowed",
  (address) => {
    expect(() => siteEnvironment({ FORM_ENDPOINT: address })).not.toThrow();
  },
);

test.each([
  ..."http://a.com/in forms https:///in https://u:p@a.com/in https://*.a.com/in https://a;b.com/in".split(
    " ",
  ),
  "https://a.com/my forms",
])("FORM_ENDPOINT %p is refused in one line", (address) => {
  expect(() => siteEnvironment({ FORM_ENDPOINT: address })).toThrow(
    /^FORM_ENDPOINT is ".*": it must be an https address such as .*$/,
  );
});

test("a production build needs a FORM_ENDPOINT that can be reached", () => {
  const settings = { ...production, FORM_ENDPOINT: "https://forms.example.com/in" };
  expect(() => siteEnvironment(settings)).toThrow("which is not a public address");
});
