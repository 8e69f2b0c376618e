import { isObject } from "../content/walk.ts";
import type { GraphNode } from "../export/structured-data/read-graph.ts";
import type { PageFacts } from "./facts.ts";
import { html, type Markup } from "./html.ts";

/** The page's structured data: each thing with its fields, and all of it as JSON. */
export function renderStructuredData({ graph, name }: PageFacts): Markup {
  if ("problem" in graph) return html`<p class="remark">No structured data can be read. ${graph.problem}</p>`;
  const { nodes } = graph;
  const types = new Map(nodes.map((node) => [node["@id"], typeOf(node)]));
  return html`<ul class="things">
${nodes.map((node) => html`  <li>${renderThing(node, types)}</li>\n`)}</ul>
<details>
  <summary>As JSON<span class="hidden">: ${name}</span></summary>
  <pre tabindex="0"><code>${JSON.stringify({ "@graph": nodes }, null, 2)}</code></pre>
</details>`;
}

type Types = ReadonlyMap<unknown, string>;

function renderThing(thing: GraphNode, types: Types): Markup {
  const fields = Object.entries(thing).filter(([key]) => !key.startsWith("@"));
  const rows = fields.map(
    ([key, value]) => html`<div><dt>${key}</dt><dd>${renderValue(value, types)}</dd></div>`,
  );
  return html`<strong>${typeOf(thing)}</strong>${rows.length > 0 ? html`<dl>${rows}</dl>` : undefined}`;
}

function renderValue(value: unknown, types: Types): Markup {
  if (Array.isArray(value))
    return html`<ul>${value.map((item) => html`<li>${renderValue(item, types)}</li>`)}</ul>`;
  if (!isObject(value)) return html`${String(value)}`;
  // A reference: the thing itself is another entry.
  if (Object.keys(value).join() === "@id")
    return html`the ${types.get(value["@id"]) ?? String(value["@id"])}`;
  return renderThing(value, types);
}

function typeOf(thing: GraphNode): string {
  return [thing["@type"]].flat().join(", ");
}
