import { expect, test } from "@jest/globals";
import { type Deployment, refusals } from "../../scripts/deployment.ts";

/** A site that may be published. */
const ready: Deployment = {
  target: { SITE_ENV: "production", SITE_URL: "https://www.upwell.com" },
  env: {},
  uncommitted: [],
  site: { origin: "https://www.upwell.com", securityTxtExpires: "2027-10-31" },
  now: new Date("2027-01-01"),
};
const site = (fields: Partial<Deployment["site"]>) => ({ site: { ...ready.site, ...fields } });
const preview = (SITE_URL: string) => ({ target: { SITE_ENV: "preview", SITE_URL } as const });

test.each<[what: string, facts: Partial<Deployment>]>([
  ["production", {}],
  ["a preview", preview("https://preview.upwell.com")],
  ["variables that agree", { env: { SITE_ENV: "production", SITE_URL: "https://www.upwell.com/" } }],
  ["empty variables", { env: { SITE_ENV: "", SITE_URL: "" } }],
])("nothing is against %s", (_what, facts) => {
  expect(refusals({ ...ready, ...facts })).toEqual([]);
});

test.each<[reason: string, facts: Partial<Deployment>]>([
  ["Uncommitted change: public/draft.pdf.", { uncommitted: ["public/draft.pdf"] }],
  ['SITE_ENV is "preview"', { env: { SITE_ENV: "preview" } }],
  ['SITE_URL is "https://a.com"', { env: { SITE_URL: "https://a.com" } }],
  ['SITE_ENV is "production"', { ...preview("https://a.com"), env: { SITE_ENV: "production" } }],
  ["SITE_URL in preview.env is", preview("")],
  ["SITE_URL in preview.env is", preview("https://preview.your-site.com")],
  ["SITE_URL in preview.env is", preview("https://www.upwell.com/")],
  ["security.txt expires on 2027-01-20.", site({ securityTxtExpires: "2027-01-20" })],
  ["security.txt expires on 2026-12-31.", site({ securityTxtExpires: "2026-12-31" })],
  ["security.txt expires on 2028-01-31.", site({ securityTxtExpires: "2028-01-31" })],
])("publishing is refused: %s", (reason, facts) => {
  expect(refusals({ ...ready, ...facts })).toEqual([expect.stringContaining(reason)]);
});
