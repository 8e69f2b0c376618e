import type { ExportProblem } from "../post-build/types.ts";
import { floorShare, limits, type Measure } from "./limits.ts";
import type { PageWeight } from "./weigh.ts";

/** What each measure is called, and what to do when a page has too much of it. */
export const measures: Readonly<Record<Measure, { name: string; unit: string; remedy: string }>> = {
  javaScript: {
    name: "first-load JavaScript",
    unit: " bytes",
    remedy:
      "Load what the page does not need at start when idle or when asked for: `await import()` in an island.",
  },
  html: {
    name: "HTML",
    unit: " bytes",
    remedy: "What stands in the page also stands in its payload: serve large drawings as files of /art/.",
  },
  css: {
    name: "CSS",
    unit: " bytes",
    remedy: "Take out what no page uses, and use utilities that are there already.",
  },
  fonts: {
    name: "fonts",
    unit: " bytes",
    remedy: "Use the two variable fonts of app/fonts.ts, in the subset that the words need.",
  },
  preloadedFonts: {
    name: "preloaded fonts",
    unit: "",
    remedy: "Preload only fonts of the first screen: the others with `preload: false` in app/fonts.ts.",
  },
  requests: {
    name: "requests besides photos",
    unit: "",
    remedy: "Show fewer drawings, or join what always loads together.",
  },
};

/** Why pages are too heavy to be published. `floor` is the JavaScript of the framework alone, in bytes. */
export function budgetFaults(weights: readonly PageWeight[], floor: number): ExportProblem[] {
  const most = limitsFor(floor);
  return weights.flatMap((weight) => [
    ...(Object.keys(measures) as Measure[])
      .filter((measure) => weight[measure] > most[measure])
      .map((measure) => {
        const { name, unit, remedy } = measures[measure];
        const source = measure === "javaScript" ? ` (${floorShare} × the framework's ${number(floor)})` : "";
        const problem = `${number(weight[measure])}${unit}: the limit is ${number(most[measure])}${source}.`;
        return { page: weight.page, field: name, problem, remedy };
      }),
    ...weight.foreign.map((address) => ({
      page: weight.page,
      field: "third parties",
      problem: `${address} is of another host than this site and its photos: the limit is none.`,
      remedy: "Serve it from this site, or leave it out.",
    })),
  ]);
}

/** What a page may have of each measure. `floor` is the JavaScript of the framework alone, in bytes. */
export function limitsFor(floor: number): Readonly<Record<Measure, number>> {
  return { ...limits, javaScript: Math.floor(floor * floorShare) };
}

/** A count for readers: "122,190". */
export function number(count: number): string {
  return count.toLocaleString("en-US");
}
