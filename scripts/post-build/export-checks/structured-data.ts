import { isObject } from "../../content/walk.ts";
import {
  danglingReferences,
  missingCrumbs,
  opinions,
  wrongPage,
  wrongPositions,
} from "../structured-data/graph-faults.ts";
import { placeOf, unplacedThings } from "../structured-data/places.ts";
import { readGraph } from "../structured-data/read-graph.ts";
import { checkFor } from "../structured-data/value-faults.ts";
import type { ExportCheck, ExportedPage, ExportedSite } from "../types.ts";

const remedy =
  "Structured data may state only what the page shows, where it shows it: see lib/structured-data.ts.";

/** What a page tells machines of itself is what it shows to visitors. */
export const refuseContradictions: ExportCheck = (site) =>
  site.pages.flatMap((page) =>
    faultsOf(page, site).map(({ field, problem }) => ({
      page: page.path,
      field: `JSON-LD${field ? ` ${field}` : ""}`,
      problem,
      remedy,
    })),
  );

function faultsOf(page: ExportedPage, site: ExportedSite): { field: string; problem: string }[] {
  const graph = readGraph(page);
  if ("problem" in graph) return [{ field: "", problem: graph.problem }];
  const { nodes, values } = graph;
  return [
    ...wrongPage(nodes, page, site.origin),
    ...danglingReferences(values),
    ...opinions(values),
    ...wrongPositions(values),
    ...missingCrumbs(nodes, page),
    ...unplacedThings(values, page),
    ...values
      .filter(({ value }) => !isObject(value) && !Array.isArray(value))
      .flatMap((value) => {
        const place = placeOf(value, page);
        // A thing that the page does not show is told once, and not again for each of its values.
        const problem = place && checkFor(value)?.(String(value.value), { place, page, site });
        return problem === undefined ? [] : [{ field: value.field, problem }];
      }),
  ];
}
