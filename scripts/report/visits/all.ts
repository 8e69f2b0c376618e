import type { Scenario } from "../../scenarios/list.ts";
import { inTurns } from "../../tools/in-turns.ts";
import { Problem } from "../../tools/problem.ts";
import type { Site } from "./site.ts";
import { isPage, type Visit, visitState } from "./visit.ts";

/** States looked at together: a browser draws with several processors. */
const atOnce = 2;

/** Looks at the states, a line for each as it is done. */
export async function visitAll(states: readonly Scenario[], site: Site): Promise<Visit[]> {
  let done = 0;
  const digits = String(states.length).length;
  const visits = await inTurns(states, atOnce, async (state) => {
    const visit = await visitState(state, site).catch((error: Error) => {
      throw new Problem(`${state.name} on ${state.path} could not be looked at. ${error.message}`);
    });
    done += 1;
    const found = visit.findings.length === 0 ? "" : `, ${visit.findings.length} findings by axe`;
    const count = `${String(done).padStart(digits)}/${states.length}`;
    console.log(`${count}  ${state.name}: ${visit.pictures.length} pictures${found}`);
    return visit;
  });
  return visits.map((visit) => (isPage(visit.state) ? visit : withOwnWords(visit, visits)));
}

/** Of a state that a visitor brings about, the words that its page does not have anyway. */
function withOwnWords(visit: Visit, visits: readonly Visit[]): Visit {
  const page = visits.find(({ state }) => isPage(state) && state.path === visit.state.path);
  const known = new Set(page?.words);
  return { ...visit, words: visit.words.filter((line) => !known.has(line)) };
}
