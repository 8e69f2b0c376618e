import { isObject } from "../../content/walk.ts";
import type { ExportedPage } from "../types.ts";

export type GraphNode = Readonly<Record<string, unknown>>;

/** A page's structured data, or what keeps it from being read. */
export type ReadGraph = { nodes: readonly GraphNode[] } | { problem: string };

/** Reads the one JSON-LD block of a page. */
export function readGraph({ document }: ExportedPage): ReadGraph {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length !== 1) return { problem: `The page has ${blocks.length || "no"} blocks of it, not one.` };
  try {
    const { "@graph": nodes } = JSON.parse(blocks[0]?.text ?? "") as { "@graph"?: unknown };
    return Array.isArray(nodes) ? { nodes: nodes.filter(isObject) } : { problem: "It has no @graph." };
  } catch (error) {
    return { problem: `It is no JSON: ${(error as Error).message}.` };
  }
}
