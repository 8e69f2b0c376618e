import type { PageWeight } from "../budgets/weigh.ts";
import type { Scenario } from "../scenarios/list.ts";
import { unknownPath } from "../scenarios/list.ts";
import type { StateChange } from "./changes/states.ts";
import { sharedChanges } from "./changes/words.ts";
import { pageFacts } from "./facts.ts";
import type { Manifest } from "./manifest.ts";
import type { BuiltSite } from "./read.ts";
import { describeState } from "./subjects.ts";
import type { Report, ReportPage, ReportPart, Subject } from "./types.ts";
import { isPage } from "./visits/visit.ts";

export interface Sources {
  built: BuiltSite;
  states: readonly Scenario[];
  manifest: Manifest;
  last: Manifest | undefined;
  /** By the state's name. */
  changes: ReadonlyMap<string, StateChange>;
  weights: readonly PageWeight[];
}

/** Brings together what was read, weighed and seen. */
export function assembleReport({
  built: { site, contents },
  states,
  manifest,
  last,
  changes,
  weights,
}: Sources): Report {
  const names = Object.fromEntries(contents.map(({ path, name }) => [path, name]));
  const subject = (state: Scenario): Subject => ({
    ...describeState(state, names),
    slug: state.name,
    file: `pages/${state.name}.html`,
    record: manifest.states[state.name],
    change: changes.get(state.name),
  });
  const pages = states.filter(isPage).map((state): ReportPage => {
    const page = site.pages.find(({ path }) => path === state.path);
    const content = contents.find(({ path }) => path === state.path);
    const weighed = state.path === unknownPath ? site.notFound?.path : state.path;
    return {
      ...subject(state),
      facts: page && content && pageFacts(content, page, site),
      weight: weights.find(({ page }) => page === weighed),
    };
  });
  const parts = states
    .filter((state) => !isPage(state))
    .map((state): ReportPart => ({ ...subject(state), state }));
  const siteName = pages.find(({ facts }) => facts)?.facts?.siteName ?? "";
  const shared = sharedChanges(pages.map(({ change }) => change?.words ?? []));
  return { siteName, manifest, last, pages, parts, shared };
}
