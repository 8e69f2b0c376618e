import { writeFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { type Deployment, envFiles, refusals } from "../../scripts/deployment.ts";
import { withTemporaryFolder } from "../support/temporary-folder.ts";

/** A site that may be published. */
const ready: Deployment = {
  target: { SITE_ENV: "production", SITE_URL: "https://www.upwell.com" },
  env: {},
  envFiles: {},
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
  ["another API in the shell", { env: { CLOUDFLARE_API_BASE_URL: "http://localhost:1" } }],
  ["a token and a port in a file", { envFiles: { ".env": ["CLOUDFLARE_API_TOKEN", "PORT"] } }],
])("nothing is against %s", (_what, facts) => {
  expect(refusals({ ...ready, ...facts })).toEqual([]);
});

test.each<[reason: string, facts: Partial<Deployment>]>([
  ["Uncommitted change: public/draft.pdf.", { uncommitted: ["public/draft.pdf"] }],
  ['SITE_ENV is "preview"', { env: { SITE_ENV: "preview" } }],
  ['SITE_URL is "https://a.com"', { env: { SITE_URL: "https://a.com" } }],
  ['SITE_ENV is "production"', { ...preview("https://a.com"), env: { SITE_ENV: "production" } }],
  [".env sets CLOUDFLARE_API_BASE_URL,", { envFiles: { ".env": ["CLOUDFLARE_API_BASE_URL"] } }],
  [".env.local sets CLOUDFLARE_ENV,", { envFiles: { ".env.local": ["PORT", "CLOUDFLARE_ENV"] } }],
  ["SITE_URL in preview.env is", preview("")],
  ["SITE_URL in preview.env is", preview("https://preview.your-site.com")],
  ["SITE_URL in preview.env is", preview("https://www.upwell.com/")],
  ["security.txt expires on 2027-01-20.", site({ securityTxtExpires: "2027-01-20" })],
  ["security.txt expires on 2026-12-31.", site({ securityTxtExpires: "2026-12-31" })],
  ["security.txt expires on 2028-01-31.", site({ securityTxtExpires: "2028-01-31" })],
])("publishing is refused: %s", (reason, facts) => {
  expect(refusals({ ...ready, ...facts })).toEqual([expect.stringContaining(reason)]);
});

test("the names in each .env file are read as the tools that use them read them", async () => {
  const project = process.cwd();
  const files = ["", ".local", ".production", ".production.local", ".preview", ".preview.local"];
  await withTemporaryFolder("env", async (folder) => {
    process.chdir(folder);
    for (const ending of files)
      writeFileSync(`.env${ending}`, '# A=1\r\n B=2\nexport C = "3"\nD: 4\nE:\n  5\n');
    const found = envFiles();
    process.chdir(project);
    expect(found).toEqual(Object.fromEntries(files.map((ending) => [`.env${ending}`, [..."BCDE"]])));
  });
});
