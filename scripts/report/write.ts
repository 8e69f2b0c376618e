import { join } from "node:path";
import { weighSite } from "../budgets/weigh.ts";
import { allScenarios, type Scenario, unknownPath } from "../scenarios/list.ts";
import { assembleReport } from "./assemble.ts";
import { changesSince, type LastReport, type StateChange } from "./changes/states.ts";
import { beginDraft, type Draft } from "./draft.ts";
import { writeDocuments } from "./files.ts";
import { type Manifest, manifestOf, readManifest } from "./manifest.ts";
import { type BuiltSite, readBuiltSite } from "./read.ts";
import { keepVisit, takeOver } from "./records.ts";
import { visitAll } from "./visits/all.ts";
import { withSite } from "./visits/site.ts";

const exported = "out";
const folder = "report";
const workshop = ".report";

/**
 * Writes the report on the exported site: report/index.html and what it shows. Takes new pictures of these pages and
 * what happens on them, or of all. Answers its path.
 */
export async function writeReport(pages: readonly string[] | undefined): Promise<string> {
  const built = await readBuiltSite(exported);
  const manifest = readManifest(folder);
  const last = manifest && { manifest, folder };
  const draft = beginDraft(folder, workshop);
  leaveLastReport(draft);
  try {
    const states = statesOf(built);
    const asked = states.filter(({ path }) => pages === undefined || pages.includes(path));
    const seen = await lookAt(asked, states, last, draft);
    const weights = await weighSite(built.site);
    const report = assembleReport({
      ...seen,
      built,
      states,
      last: manifest,
      weights,
    });
    writeDocuments(report, exported, draft);
    draft.publish();
    return join(folder, "index.html");
  } catch (error) {
    draft.discard();
    throw error;
  }
}

/** The states of pages that were built. */
function statesOf({ contents }: BuiltSite): Scenario[] {
  const paths: string[] = [...contents.map(({ path }) => path), unknownPath];
  return allScenarios(contents).filter(({ path }) => paths.includes(path));
}

/** Looks at the states that are asked for, compares them with the last report, and takes the others over from it. */
function lookAt(
  asked: readonly Scenario[],
  states: readonly Scenario[],
  last: LastReport | undefined,
  draft: Draft,
): Promise<{ manifest: Manifest; changes: Map<string, StateChange> }> {
  return withSite(async (site) => {
    const made = new Date().toISOString();
    const visits = await visitAll(asked, site);
    const others = states.filter((state) => !asked.includes(state));
    const records = last ? takeOver(others, last, draft) : {};
    const changes = new Map<string, StateChange>();
    const bench = await site.browser.newPage();
    for (const visit of visits) {
      records[visit.state.name] = await keepVisit(visit, made, bench, draft);
      if (last) changes.set(visit.state.name, await changesSince(last, visit, bench, draft));
    }
    const browser = site.browser.version();
    return { manifest: manifestOf({ made, browser, photos: site.photos, states: records }), changes };
  });
}

/** Ends in an orderly way when asked to: what was started ends, and the last report stays. */
function leaveLastReport(draft: Draft): void {
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const) {
    process.once(signal, () => {
      draft.discard();
      console.error("\nStopped. The last report is as it was.");
      process.exit(code);
    });
  }
}
