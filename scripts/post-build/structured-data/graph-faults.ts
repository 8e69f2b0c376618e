import { absoluteAddress } from "../../../lib/addresses.ts";
import { isObject } from "../../content/walk.ts";
import type { ExportedPage } from "../types.ts";
import { crumbsOf } from "./places.ts";
import type { GraphNode, GraphValue } from "./read-graph.ts";

interface GraphFault {
  field: string;
  problem: string;
}

const opinionKeys = /^(aggregateRating|reviews?|reviewRating|starRating|rating(Value|Count)|reviewCount)$/;
const opinionTypes = /^(Review|Rating|AggregateRating)$/;

/** References to things that the page's data does not have. */
export function danglingReferences(values: readonly GraphValue[]): GraphFault[] {
  const objects = values.flatMap(({ field, value }) => (isObject(value) ? [{ field, value }] : []));
  const known = new Set(objects.filter(({ value }) => !isReference(value)).map(({ value }) => value["@id"]));
  return objects
    .filter(({ value }) => isReference(value) && !known.has(value["@id"]))
    .map(({ field, value }) => ({
      field,
      problem: `It refers to ${value["@id"]}, which is not in the data.`,
    }));
}

/** Ratings and reviews: the site shows none. */
export function opinions(values: readonly GraphValue[]): GraphFault[] {
  return values
    .filter(
      ({ key, value }) => opinionKeys.test(key) || (key === "@type" && opinionTypes.test(String(value))),
    )
    .map(({ field }) => ({ field, problem: "It states a rating or a review." }));
}

/** Positions in a list that are not those of the list. */
export function wrongPositions(values: readonly GraphValue[]): GraphFault[] {
  return values.flatMap(({ field, key, value }) => {
    const index = /\[(\d+)\]\.position$/.exec(field)?.[1];
    if (key !== "position" || Number(index) + 1 === value) return [];
    return [{ field, problem: `The position ${String(value)} is not its place in the list.` }];
  });
}

/** A trail in the data that is shorter or longer than the one that visitors see. */
export function missingCrumbs(nodes: readonly GraphNode[], page: ExportedPage): GraphFault[] {
  const shown = crumbsOf(page).length;
  const index = nodes.findIndex((node) => node["@type"] === "BreadcrumbList");
  const listed = [nodes[index]?.itemListElement ?? []].flat().length;
  if (listed === shown) return [];
  const field = index < 0 ? "@graph" : `@graph[${index}].itemListElement`;
  return [{ field, problem: `It has ${listed} breadcrumbs, and the page shows ${shown}.` }];
}

/** The data must describe the page that it stands on. */
export function wrongPage(nodes: readonly GraphNode[], { path }: ExportedPage, origin: string): GraphFault[] {
  const address = absoluteAddress(origin, path);
  const pages = nodes.flatMap((node, index) =>
    isPage(node) ? [{ node, field: `@graph[${index}].url` }] : [],
  );
  if (pages.length === 0) return [{ field: "@graph", problem: "It has no node for the page." }];
  return pages
    .filter(({ node }) => node.url !== address)
    .map(({ node, field }) => ({ field, problem: `It describes ${String(node.url)}, not ${address}.` }));
}

function isPage(node: GraphNode): boolean {
  return [node["@type"]].flat().some((type) => String(type).endsWith("Page"));
}

function isReference(value: GraphNode): boolean {
  return Object.keys(value).join() === "@id";
}
