import { mkdirSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { Difference } from "../../scripts/live/compare.ts";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

/* The order of a deployment's steps. deploy.test.ts tests the reasons, and publishes to a Cloudflare of its own. */

let mockJob: (args: { values: { "dry-run"?: boolean } }) => Promise<void>;
let mockReasons: string[];
let mockDifferences: Difference[];
const mockSteps: string[] = [];
jest.mock("../../scripts/tools/command.ts", () => ({
  command: (_config: object, job: typeof mockJob) => {
    mockJob = job;
  },
}));
jest.mock("../../scripts/content/content-check.ts", () => ({
  checkContent: async () => {},
  loadContent: async () => ({ modules: [], pageFiles: [], today: "" }),
}));
jest.mock("../../scripts/deploy/facts.ts", () => ({
  readFacts: async () => ({ git: { commit: "abc1234 Add a page" } }),
}));
jest.mock("../../scripts/deploy/reasons.ts", () => ({
  changing: [],
  reasonsAgainst: () => mockReasons,
  warningsAbout: () => [],
}));
jest.mock("../../scripts/deploy/values.ts", () => ({ valuesInForce: () => "" }));
jest.mock("../../scripts/deploy/samples.ts", () => ({ listSamples: () => [] }));
jest.mock("../../scripts/deploy/wrangler.ts", () => ({
  workerName: async () => "upwell",
  rehearse: async () => mockSteps.push("rehearse") && 0,
  liveVersion: async () => "before",
  upload: async (_folder: string, worker: string, message: string) =>
    mockSteps.push(`upload ${worker}: ${message}`) && "after",
}));
jest.mock("../../scripts/tools/build-site.ts", () => ({
  buildSite: async ({ SITE_ENV }: NodeJS.ProcessEnv) => mockSteps.push(`build ${SITE_ENV}`),
  readEnvironment: async () => ({ origin: "https://a.com", stage: "production" }),
}));
jest.mock("../../scripts/live/check.ts", () => ({
  differencesOf: async (origin: string) => mockSteps.push(`compare ${origin}`) && mockDifferences,
}));

const log = jest.spyOn(console, "log").mockReturnValue();
const project = process.cwd();

beforeEach(() => {
  mockReasons = [];
  mockDifferences = [];
  mockSteps.length = 0;
  log.mockClear();
});
afterEach(() => process.chdir(project));

/** Deploys a site of one file. */
const deploy = (values: { "dry-run"?: boolean } = {}) =>
  withTemporaryFolder("deploy", async (folder) => {
    process.chdir(folder);
    mkdirSync("out");
    writeFileSync("out/index.html", "site");
    await import("../../scripts/deploy.ts");
    await mockJob({ values });
    return log.mock.calls.flat().join("\n");
  });

test("a deployment builds, uploads, compares, and names the way back", async () => {
  expect(await deploy()).toContain(
    "Version after of upwell is live. To go back to the one before: npx wrangler rollback before",
  );
  expect(mockSteps).toEqual([
    "build production",
    "upload upwell: abc1234 Add a page",
    "compare https://a.com",
  ]);
});

test("a deployment fails, and names the way back, when something else is live", async () => {
  mockDifferences = [{ path: "/", what: "status", expected: "200", received: "500" }];
  await expect(deploy()).rejects.toThrow(
    /^\/ {2}status\n(.*\n)+Published, but https:\/\/a\.com differs from what was sent in 1 ways(.*\n)+.*rollback before/,
  );
});

test.each([
  [[], "build production", "Nothing stands in the way"],
  [["SITE_ENV is wrong."], "build local", "A deployment would be refused now:\n- SITE_ENV is wrong."],
])("a dry run with the reasons %j sends nothing", async (reasons, build, words) => {
  mockReasons = reasons;
  const printed = await deploy({ "dry-run": true });
  expect(printed).toContain("Dry run: nothing was sent. A deployment would send 1 files, 4 bytes.");
  expect(printed).toContain(words);
  expect(mockSteps).toEqual([build, "rehearse"]);
});
