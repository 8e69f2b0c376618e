import { expect, jest, test } from "@jest/globals";
import { trimmed } from "../../components/islands/forms/rules.ts";
import { site } from "../../content/site.ts";
import { neededWidths, photoOrigin, photoUrl } from "../../lib/images/photos.ts";
import { ogTitle } from "../../lib/site/metadata.ts";
import { toScriptJson } from "../../lib/site/structured-data.ts";
import { humanDate } from "../../lib/text/dates.ts";
import { interpolate, withoutEndMark } from "../../lib/text/interpolate.ts";
import { siteEnvironment } from "../../scripts/tools/site-environment.ts";

/* tests/components/forms.test.tsx tests the messages of fields. */

test.each([
  ["2026-09-09", "September 9, 2026"],
  ["2025-12-31", "December 31, 2025"],
])("%s is written as %s", (date, text) => {
  expect(humanDate(date)).toBe(text);
});

test.each<[template: string, values: Record<string, string | number>, text: string]>([
  ["{count} of {max} chosen", { count: 0, max: 3 }, "0 of 3 chosen"],
  ["{name}, {name}{empty}", { name: "Amara", empty: "" }, "Amara, Amara"],
  ["{ } {} {other}", { name: "Amara" }, "{ } {} {other}"],
  // A value is neither a template nor a pattern.
  ["{name} at {email}", { name: "{email}", email: "$& $1" }, "{email} at $& $1"],
])("%s with %j is %s", (template, values, text) => {
  expect(interpolate(template, values)).toBe(text);
});

test.each([
  ...["", " ", "\t\n", "\u00a0", "\u3000", "\u200b", "\ufeff \u2060"].map((text) => [text, true] as const),
  ...["a", " a ", "0", "👋🏽", "שלום", "．"].map((text) => [text, false] as const),
])("%j is blank: %p", (text, blank) => {
  expect(trimmed(text) === "").toBe(blank);
});

test.each([
  ...["J. R. R. Tolkien", "Ngũgĩ wa Thiong’o", "X Æ A-12", "Lee (Mei)", "தமிழ் செல்வன்", "Noor 🌊"].map(
    (name) => [name, name],
  ),
  ["Martin Luther King, Jr.", "Martin Luther King, Jr"],
  ["Ng,", "Ng"],
  ["Anna !", "Anna"],
  ["王小明。", "王小明"],
  ["Noor…", "Noor"],
  ["?", "?"],
])("%j is written %j where other punctuation follows", (name, repeated) => {
  expect(withoutEndMark(name)).toBe(repeated);
});

test("the host crops a photo to its shape in whole pixels, around faces if it has any", () => {
  const url = photoUrl({ id: "photo-12-ab", faces: true }, 1081, 4 / 3);
  expect(url.split("?")[0]).toBe(`${photoOrigin}/photo-12-ab`);
  const query = { q: "75", auto: "format", fit: "crop", crop: "faces", w: "1081", h: "811" };
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual(query);
});

test("a photo has files up to one that is sharp at its largest width on a screen of double density", () => {
  expect([64, 320, 1200].map((width) => neededWidths(width).at(-1))).toEqual([240, 640, 1920]);
});

const production = { SITE_URL: "https://www.upwell.com", SITE_ENV: "production" };
const real = { origin: "https://www.upwell.org", email: "hello@upwell.com" };

test.each<[settings: Record<string, string>, origin: string, stage: string]>([
  [{}, real.origin, "local"],
  [{ SITE_URL: "", SITE_ENV: "" }, real.origin, "local"],
  [{ SITE_URL: "http://localhost:8788/", SITE_ENV: "preview" }, "http://localhost:8788", "preview"],
  [production, production.SITE_URL, "production"],
])("with %j the site is built for %s as %s", (settings, origin, stage) => {
  expect(siteEnvironment(settings, real)).toEqual({ origin, stage });
});

test("pages are built for the origin and stage that tools check", () => {
  const settings = { SITE_URL: "https://www.upwell.com/", SITE_ENV: "preview" };
  const changed = jest.replaceProperty(process, "env", { ...process.env, ...settings });
  jest.isolateModules(() => {
    const { origin, isPreview } = require("../../lib/site/environment.ts");
    expect({ origin, stage: isPreview && "preview" }).toEqual(siteEnvironment(settings));
  });
  changed.restore();
});

test.each([
  { SITE_ENV: "prod" },
  ...["upwell.com", "ftp://a.com", "https://a.com/site", "https://a.com?x=1", "https://u:p@a.com"].map(
    (url) => ({ SITE_URL: url }),
  ),
])("%j is refused in one line", (settings) => {
  const [[name, value] = []] = Object.entries(settings);
  expect(() => siteEnvironment(settings, real)).toThrow(`${name} is "${value}": it must be `);
});

test.each([
  ...["https://www.upwell.example", "https://a.example.", "https://www.your-site.com", "https://upwell"],
  ...["http://www.upwell.com", "https://www.upwell.com:8443", "https://upwell-website.account.workers.dev"],
  ...["http://localhost:3000", "https://127.0.0.1", "http://[::1]:8788"],
])("a production build for %s is refused", (url) => {
  expect(() => siteEnvironment({ ...production, SITE_URL: url }, real)).toThrow(
    `A production build needs a public URL and email address: SITE_URL is ${new URL(url).origin}, which `,
  );
});

test("a production build with placeholders is refused, and names each", () => {
  const placeholders = { origin: "https://upwell.example", email: "hello@upwell.example" };
  expect(() => siteEnvironment({ SITE_ENV: "production" }, placeholders)).toThrow(
    "A production build needs a public URL and email address: origin in content/site.ts is https://upwell.example, which is not public. " +
      "email in content/site.ts is hello@upwell.example, which is a placeholder.",
  );
});

test.each([
  ["Pricing: three plans", "Pricing: three plans"],
  [`${site.name}: coaching`, "Coaching"],
])("the card of the page %j has the title %j", (title, onCard) => {
  expect(ogTitle(title)).toBe(onCard);
});

test("no word of structured data can end its script element", () => {
  const json = toScriptJson({ "@context": "https://schema.org", "@type": "Thing", name: "</script><!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json).name).toBe("</script><!--");
});
