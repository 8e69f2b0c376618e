import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, describe, expect, jest, test } from "@jest/globals";
import type { Facts } from "../../scripts/deploy/facts.ts";
import { reasonsAgainst, valuesInForce, warningsAbout } from "../../scripts/deploy/reasons.ts";
import { publishedVersion, workerName } from "../../scripts/deploy/wrangler.ts";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { serveCloudflare, versions } from "../support/cloudflare.ts";

// Node.js, unlike Jest, imports the whole of a CommonJS module as its default.
jest.mock("@next/env", () => ({ __esModule: true, default: jest.requireActual("@next/env") }));

const { env: shell } = process;
const root = process.cwd();
afterEach(() => {
  process.chdir(root);
  process.env = shell;
});

/** A site that may go live. */
const ready: Facts = {
  stage: "production",
  shell: {},
  envFiles: {},
  site: { origin: "https://www.upwell.com", email: "hello@upwell.com" },
  publicFiles: ["art/sea.svg", ".well-known/a.txt"],
  git: { commit: "abc1234 Add a page", uncommitted: [], unknown: [] },
  lock: { packages: {} },
  installed: { packages: {} },
};

const preview: Facts = { ...ready, stage: "preview", shell: { SITE_URL: "https://preview.upwell.com" } };

describe("reasons", () => {
  test.each([
    ["a production site", ready],
    ["a preview", preview],
  ])("%s that is ready has none", (_name, facts) => {
    expect([...reasonsAgainst(facts), ...warningsAbout(facts)]).toEqual([]);
  });

  test.each<[what: string, facts: Facts, reason: string]>([
    ["SITE_ENV", { ...ready, shell: { SITE_ENV: "preview" } }, 'SITE_ENV is "preview" in this shell'],
    [
      "SITE_ENV",
      { ...preview, shell: { ...preview.shell, SITE_ENV: "production" } },
      'SITE_ENV is "production"',
    ],
    ["SITE_URL", { ...ready, shell: preview.shell }, "SITE_URL is https://preview.upwell.com in this shell"],
    ["a plain build", { ...ready, shell: { PLAIN_EXPORT: "1" } }, "PLAIN_EXPORT is set"],
    [
      "another Worker",
      { ...ready, shell: { WRANGLER_CI_OVERRIDE_NAME: "a" } },
      "WRANGLER_CI_OVERRIDE_NAME is",
    ],
    [
      "an address in a file",
      { ...ready, envFiles: { ".env.local": ["SITE_URL"] } },
      ".env.local sets SITE_URL.",
    ],
    [
      "another API",
      { ...ready, envFiles: { ".env": ["CLOUDFLARE_API_BASE_URL"] } },
      ".env sets CLOUDFLARE_API_B",
    ],
    [
      "a placeholder",
      { ...ready, site: { ...ready.site, origin: "https://upwell.example" } },
      "origin in content",
    ],
    [
      "http",
      { ...ready, site: { ...ready.site, origin: "http://upwell.com" } },
      "origin in content/site.ts is http:",
    ],
    ["a preview without address", { ...preview, shell: {} }, "A preview has an address of its own"],
    [
      "a preview at the site's",
      { ...preview, shell: { SITE_URL: "https://www.upwell.com/" } },
      "A preview has",
    ],
    [
      "a preview at a path",
      { ...preview, shell: { SITE_URL: "https://a.com/b" } },
      'SITE_URL is "https://a.com/b"',
    ],
    [
      "no email",
      { ...ready, site: { ...ready.site, email: "a@b.example" } },
      "email in content/site.ts is a@b.ex",
    ],
    ["no git", { ...ready, git: undefined }, "git has no commit"],
    ["a hidden file", { ...ready, publicFiles: [".env.local"] }, "public/.env.local is a hidden file"],
    ["one in a folder", { ...ready, publicFiles: ["a/.DS_Store"] }, "public/a/.DS_Store is a hidden file"],
    [
      "a foreign package",
      { ...ready, lock: { packages: { "node_modules/a": { integrity: "" } } } },
      "package-lock.json: node_modules/a",
    ],
  ])("there is one against %s", (_what, facts, reason) => {
    expect(reasonsAgainst(facts)).toEqual([expect.stringContaining(reason)]);
  });

  test("a token or a port in .env is no reason", () => {
    const envFiles = { ".env": ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID", "PORT"] };
    expect(reasonsAgainst({ ...ready, envFiles })).toEqual([]);
  });

  test("uncommitted changes and older packages are named", () => {
    const facts = {
      ...ready,
      git: { commit: "", uncommitted: [" M content/site.ts", "?? draft.ts"], unknown: [] },
      lock: { packages: { "node_modules/next": { version: "2.0.0" } } },
      installed: { packages: { "node_modules/next": { version: "1.0.0" } } },
    };
    expect(warningsAbout(facts)).toEqual([
      "Not committed, so in no version of git: M content/site.ts, ?? draft.ts.",
      "Installed packages are not those of the lock file (npm ci): next 1.0.0 instead of 2.0.0.",
    ]);
  });
});

test("facts are read: what .env files set, and the files in public/ that git does not have", async () => {
  const { readFacts } = await import("../../scripts/deploy/facts.ts");
  await withTemporaryFolder("facts", async (folder) => {
    process.chdir(folder);
    for (const name of ["public", "node_modules"]) mkdirSync(name);
    for (const name of ["package-lock.json", "node_modules/.package-lock.json"])
      writeFileSync(name, '{ "packages": {} }');
    for (const name of ["public/known.svg", "public/draft.pdf", "public/.env.local"]) writeFileSync(name, "");
    writeFileSync(".gitignore", ".env*\nnode_modules");
    writeFileSync(".env", "SITE_URL=https://a.com");
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args]);
    git("init", "--quiet");
    git("add", "public/known.svg");
    git("commit", "--quiet", "--message", "Add a picture");
    const facts = readFacts("production", {});
    expect({ ...facts, site: ready.site, lock: ready.lock }).toEqual({
      ...ready,
      envFiles: { ".env": ["SITE_URL"] },
      publicFiles: [".env.local", "draft.pdf", "known.svg"],
      git: {
        commit: expect.stringMatching(/^[0-9a-f]{7,} Add a picture$/),
        uncommitted: ["?? .gitignore", "?? package-lock.json", "?? public/draft.pdf"],
        unknown: [".env.local", "draft.pdf"],
      },
    });
    expect(reasonsAgainst({ ...facts, site: ready.site })).toEqual([
      expect.stringMatching(/^\.env sets SITE_URL/),
      expect.stringMatching(/^public\/\.env\.local is a hidden file/),
      expect.stringMatching(/^public\/draft\.pdf is not in git/),
    ]);
  });
});

test("the values in force have their sources", () => {
  expect(valuesInForce(ready, "upwell")).toEqual([
    "Worker: upwell (name in wrangler.jsonc)",
    "Address: https://www.upwell.com (origin in content/site.ts)",
    "Search engines: all (without --preview)",
    "Commit: abc1234 Add a page (git)",
  ]);
  const shell = { ...preview.shell, CLOUDFLARE_API_BASE_URL: "http://localhost:1" };
  expect(valuesInForce({ ...preview, shell }, "upwell-preview")).toEqual(
    expect.arrayContaining([
      'Worker: upwell-preview (name in wrangler.jsonc, and "-preview")',
      "Address: https://preview.upwell.com (SITE_URL in this shell)",
      "Search engines: none (--preview)",
      "API: http://localhost:1 (CLOUDFLARE_API_BASE_URL in this shell)",
    ]),
  );
});

test('after "no" to a question of wrangler, no version is published', () => {
  const session = '{"type":"wrangler-session","version":1}\n';
  expect(publishedVersion(session)).toBeUndefined();
  expect(publishedVersion(`${session}{"type":"deploy","version_id":null,"targets":[]}\n`)).toBeUndefined();
  expect(publishedVersion(`${session}{"type":"deploy","version_id":"a"}\n`)).toBe("a");
});

/*
 * A project folder whose site is a small one, with what others may have left there: wrangler prefers both configurations to
 * wrangler.jsonc, and adds CLOUDFLARE_ENV to the Worker's name.
 */
const project = mkdtempSync(join(tmpdir(), "deploy-"));
afterAll(() => rmSync(project, { recursive: true }));
for (const name of "content lib node_modules package.json scripts tsconfig.json wrangler.jsonc".split(" "))
  symlinkSync(resolve(name), join(project, name));
for (const folder of ["site", "other", ".wrangler/deploy"])
  mkdirSync(join(project, folder), { recursive: true });
writeFileSync(join(project, "site/index.html"), "<title>Home</title>");
writeFileSync(join(project, "site/404.html"), "<title>Not found</title>");
writeFileSync(join(project, "other/index.html"), "<title>Another site</title>");
writeFileSync(join(project, "wrangler.json"), '{ "name": "stray", "assets": { "directory": "other" } }');
writeFileSync(join(project, ".wrangler/deploy/config.json"), '{ "configPath": "../../wrangler.json" }');

describe("publishing", () => {
  test("sends what was checked to the project's Worker, and knows the version before", async () => {
    const { env, sent } = await serveCloudflare();
    process.chdir(project);
    process.env = { ...shell, ...env, CLOUDFLARE_ENV: "staging" };
    const name = await workerName("production");
    const script = `
      const { liveVersion, upload } = await import("./scripts/deploy/wrangler.ts");
      const before = await liveVersion("${name}");
      console.log(before, await upload("site", "${name}", "abc1234 Add a page"));`;
    const args = ["--import", "tsx", "--input-type=module", "--eval", script];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: process.env });
    expect(stdout).toContain(`${versions.before} ${versions.after}\n`);
    // wrangler asks the guard first.
    expect(stdout).toContain("[custom build] Running: node --import tsx scripts/deploy/guard.ts\n");
    const bodies = (path: string) =>
      sent
        .filter((call) => call.method === "POST" && call.path.endsWith(`/workers/scripts/${name}/${path}`))
        .map(({ body }) => body);
    expect(
      bodies("assets-upload-session").map((body) => Object.keys(JSON.parse(body).manifest).sort()),
    ).toEqual([["/404.html", "/index.html"]]);
    expect(bodies("deployments")).toEqual([
      expect.stringContaining('"workers/message":"abc1234 Add a page"'),
    ]);
    // The addresses at workers.dev.
    expect(bodies("subdomain").map((body) => JSON.parse(body))).toEqual([
      { enabled: false, previews_enabled: false },
    ]);
    expect(sent.filter(({ path }) => /stray|staging/.test(path))).toEqual([]);
  }, 60_000);

  test("is refused to wrangler alone", async () => {
    const { exitCode } = process;
    const error = jest.spyOn(console, "error").mockReturnValue();
    await import("../../scripts/deploy/guard.ts");
    expect(error).toHaveBeenCalledWith(expect.stringContaining("Use: npm run deploy"));
    expect(process.exitCode).toBe(1);
    process.exitCode = exitCode;
  });
});
