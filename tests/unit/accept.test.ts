import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, jest, test } from "@jest/globals";
import { allScenarios } from "../../scripts/scenarios/list.ts";
import { referenceFiles, snapshotFolder } from "../../scripts/scenarios/references.ts";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

let mockJob: (args: { values: { redraw: boolean } }) => Promise<number>;
const mockRun = jest.fn(async (program: string, _args: readonly string[]) => (program === "git" ? 0 : 1));
jest.mock("../../scripts/tools/command.ts", () => ({
  command: (_config: object, job: typeof mockJob) => {
    mockJob = job;
  },
}));
jest.mock("../../scripts/tools/build-site.ts", () => ({ buildSite: async () => {} }));
jest.mock("../../scripts/tools/run.ts", () => ({
  run: (...given: [string, readonly string[]]) => mockRun(...given),
}));
jest.mock("sharp", () => () => ({ webp: () => ({ toBuffer: async () => Buffer.alloc(0) }) }));
jest.mock("../../lib/build/registry.ts", () => ({ loadPages: async () => [] }));

const project = process.cwd();
afterEach(() => process.chdir(project));

test("accepting removes the references of scenarios that are gone, and fails if one cannot be written", async () => {
  jest.spyOn(console, "log").mockReturnValue();
  await import("../../scripts/accept.ts");
  await withTemporaryFolder("accept", async (folder) => {
    process.chdir(folder);
    mkdirSync(snapshotFolder, { recursive: true });
    const expected = referenceFiles(allScenarios([]));
    for (const file of [...expected, "gone-phone.webp", "gone.aria.yml"])
      writeFileSync(join(snapshotFolder, file), "");
    await expect(mockJob({ values: { redraw: false } })).rejects.toThrow("could not be written");
    expect(readdirSync(snapshotFolder).sort()).toEqual(expected);
    // "missing" would keep what has changed, "all" would draw what has not.
    expect(mockRun.mock.calls[0]?.[1]).toContain("--update-snapshots=changed");
    mockRun.mockResolvedValue(0);
    expect(await mockJob({ values: { redraw: false } })).toBe(0);
  });
});
