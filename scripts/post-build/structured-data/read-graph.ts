import { isObject } from "../../content/walk.ts";
import type { ExportedPage } from "../types.ts";

/** A value somewhere in a page's structured data. */
export interface GraphValue {
  /** Where it stands: "@graph[2].offers[0].price". */
  field: string;
  /** The property's name; list items have their list's. */
  key: string;
  value: unknown;
  /** The things that it belongs to, the nearest first: an offer's price has the offer, then the service. */
  owners: readonly GraphNode[];
}

export type GraphNode = Readonly<Record<string, unknown>>;

/** A page's structured data, or what keeps it from being read. */
export type ReadGraph = { nodes: readonly GraphNode[]; values: readonly GraphValue[] } | { problem: string };

/** Reads the one JSON-LD block of a page. */
export function readGraph({ document }: ExportedPage): ReadGraph {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length !== 1) return { problem: `The page has ${blocks.length || "no"} blocks of it, not one.` };
  let data: unknown;
  try {
    data = JSON.parse(blocks[0]?.text ?? "");
  } catch (error) {
    return { problem: `It is no JSON: ${(error as Error).message}.` };
  }
  const { "@context": context, "@graph": nodes } = data as Partial<Record<string, unknown>>;
  if (context !== "https://schema.org") return { problem: "Its @context is not https://schema.org." };
  if (!Array.isArray(nodes) || nodes.length === 0) return { problem: "It has no @graph." };
  return { nodes, values: valuesIn(nodes, "@graph", "@graph", []) };
}

/** A value, and all within it. */
function valuesIn(
  value: unknown,
  field: string,
  key: string,
  owners: readonly GraphNode[],
): readonly GraphValue[] {
  const own = { field, key, value, owners };
  if (Array.isArray(value))
    return [own, ...value.flatMap((item, index) => valuesIn(item, `${field}[${index}]`, key, owners))];
  if (!isObject(value)) return [own];
  const inner = Object.entries(value);
  return [
    own,
    ...inner.flatMap(([name, part]) => valuesIn(part, `${field}.${name}`, name, [value, ...owners])),
  ];
}
