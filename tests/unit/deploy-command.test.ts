import { mkdirSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { Problem as MockProblem } from "../../scripts/tools/problem.ts";

/* The order of a deployment's steps. deploy.test.ts tests the reasons, and publishes to a Cloudflare of its own. */

let mockJob: (args: { values: Record<string, boolean> }) => Promise<void>;
let mockReasons: string[];
let mockDifference: string | undefined;
let mockVersion: string | undefined;
const mockSteps: string[] = [];
jest.mock("../../scripts/tools/command.ts", () => ({
  command: (_config: object, job: typeof mockJob) => {
    mockJob = job;
  },
}));
// Not loaded again for each deployment, so that it is one class.
jest.mock("../../scripts/tools/problem.ts", () => ({ Problem: MockProblem }));
jest.mock("../../scripts/content/check.ts", () => ({
  checkContent: async () => {},
  loadContent: async () => ({
    modules: [
      { file: "content/pages/health.ts", source: "// Sample person: replace before launch.\n", value: {} },
    ],
  }),
}));
jest.mock("../../scripts/deploy/facts.ts", () => ({
  readFacts: (stage: string) => ({ stage, shell: {}, site: {}, git: { commit: "abc1234 Add a page" } }),
}));
jest.mock("../../scripts/deploy/reasons.ts", () => ({
  reasonsAgainst: () => mockReasons,
  valuesInForce: () => ["Worker: upwell"],
  warningsAbout: () => ["Not committed"],
}));
jest.mock("../../scripts/deploy/wrangler.ts", () => ({
  workerName: async (stage: string) => `upwell ${stage}`,
  rehearse: async () => mockSteps.push("rehearse"),
  liveVersion: async () => "before",
  upload: async (_folder: string, worker: string, message: string) => {
    mockSteps.push(`upload ${worker}: ${message}`);
    return mockVersion;
  },
}));
jest.mock("../../scripts/tools/build-site.ts", () => ({
  buildSite: async ({ SITE_ENV, PLAIN_EXPORT }: NodeJS.ProcessEnv) =>
    mockSteps.push(`build ${SITE_ENV === "" ? "local" : SITE_ENV}${PLAIN_EXPORT ? " plain" : ""}`),
  readEnvironment: async () => ({ origin: "https://a.com" }),
}));
jest.mock("../../scripts/live/check.ts", () => ({
  checkLive: async (origin: string) => {
    mockSteps.push(`compare ${origin}`);
    if (mockDifference) throw new MockProblem(mockDifference);
  },
}));

const log = jest.spyOn(console, "log").mockReturnValue();
const [project, shell] = [process.cwd(), process.env];

beforeEach(() => {
  mockReasons = [];
  mockDifference = undefined;
  mockVersion = "after";
  mockSteps.length = 0;
  log.mockClear();
});
afterEach(() => {
  process.chdir(project);
  process.env = shell;
});

/** Deploys a site of one file. Returns what is printed. */
const deploy = (values: Record<string, boolean> = {}, npm: Record<string, string> = {}) =>
  withTemporaryFolder("deploy", async (folder) => {
    process.chdir(folder);
    mkdirSync("out");
    writeFileSync("out/index.html", "site");
    writeFileSync("out/_headers", "not sent");
    process.env = { ...shell, ...npm };
    jest.resetModules();
    await import("../../scripts/deploy.ts");
    await mockJob({ values });
    return log.mock.calls.flat().join("\n");
  });

const steps = (stage: string, build = stage) => [
  `build ${build}`,
  `upload upwell ${stage}: abc1234 Add a page`,
  "compare https://a.com",
];

test("a deployment builds, uploads, compares, and names the way back", async () => {
  const printed = await deploy();
  expect(printed).toMatch(/^In force:\n- Worker: upwell\n\nTake note:\n- Not committed\n\n/);
  expect(printed).toMatch(
    /Version after of upwell production is live\. To go back to the one before: npx wrangler rollback before --name/,
  );
  expect(mockSteps).toEqual(steps("production"));
});

test.each([
  [{ "dry-run": true }, {}, ["build production", "rehearse"]],
  [{ preview: true }, {}, steps("preview")],
  [{ plain: true }, {}, steps("production", "production plain")],
  // npm run deploy --dry-run
  [{}, { npm_config_dry_run: "true" }, ["build production", "rehearse"]],
  [{}, { npm_config_preview: "true" }, steps("preview")],
  [{}, { npm_config_plain: "true" }, steps("production", "production plain")],
])("with %j and %j it does %j", async (values, npm, expected) => {
  await deploy(values, npm);
  expect(mockSteps).toEqual(expected);
});

test("a reason stops a deployment before anything is built", async () => {
  mockReasons = ["SITE_ENV is wrong."];
  await expect(deploy()).rejects.toThrow("Nothing was sent:\n- SITE_ENV is wrong.");
  expect(mockSteps).toEqual([]);
});

test('a deployment fails when wrangler publishes nothing, as after "no" to its question', async () => {
  mockVersion = undefined;
  await expect(deploy()).rejects.toThrow("Nothing was published");
  expect(mockSteps).not.toContain("compare https://a.com");
});

test("a deployment fails, and names the way back, when something else is live", async () => {
  mockDifference = "https://a.com differs from what was built (differences: 1).";
  await expect(deploy()).rejects.toThrow(
    /^Published, but:\n\n.*built \(differences: 1\)\.\nVersion after .*rollback before/,
  );
});

test.each([
  [[], "build production", "Nothing stands in the way"],
  [["SITE_ENV is wrong."], "build local", "A deployment would be refused now:\n- SITE_ENV is wrong."],
])("a dry run with the reasons %j sends nothing, and lists samples", async (reasons, build, words) => {
  mockReasons = reasons;
  const printed = await deploy({ "dry-run": true });
  expect(printed).toContain("- content/pages/health.ts: Sample person: replace before launch.\n");
  expect(printed).toContain("Dry run: nothing was sent. A deployment would send 1 files, 4 bytes.");
  expect(printed).toContain(words);
  expect(mockSteps).toEqual([build, "rehearse"]);
});
