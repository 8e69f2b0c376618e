import { isObject } from "../content/walk.ts";
import type { GraphNode } from "../post-build/structured-data/read-graph.ts";
import type { PageFacts } from "./facts.ts";
import { html, type Markup } from "./html.ts";
import { schemaLabel, schemaValue } from "./schema-labels.ts";

/** A page's own structured data, without what all pages say of the site; and all of it as JSON. */
export function renderStructuredData({ graph, name }: PageFacts, all: readonly PageFacts[]): Markup {
  if ("problem" in graph) return html`<p class="remark">No structured data can be read. ${graph.problem}</p>`;
  const { nodes } = graph;
  const shared = new Set(siteThings(all).map((node) => node["@id"]));
  const own = nodes.filter((node) => !shared.has(node["@id"]));
  return html`${renderThings(own, typesOf(nodes))}
<details>
  <summary>As JSON<span class="hidden">: ${name}</span></summary>
  <pre tabindex="0"><code>${JSON.stringify({ "@graph": nodes }, null, 2)}</code></pre>
</details>`;
}

/** What all pages say alike, of the site and who is behind it. */
export function renderSiteData(all: readonly PageFacts[]): Markup {
  const things = siteThings(all);
  return renderThings(things, typesOf(things));
}

/** The things that every page's data has, each in its fullest form: one page may say more than another. */
function siteThings(all: readonly PageFacts[]): readonly GraphNode[] {
  const graphs = all.flatMap(({ graph }) => ("nodes" in graph ? [graph.nodes] : []));
  if (graphs.length < 2) return [];
  const [first = []] = graphs;
  return first.flatMap(({ "@id": id }) => {
    const forms = graphs.flatMap((nodes) => nodes.filter((node) => node["@id"] === id));
    if (id === undefined || forms.length < graphs.length) return [];
    const sizes = forms.map((form) => Object.keys(form).length);
    return forms.filter((_, index) => sizes[index] === Math.max(...sizes)).slice(0, 1);
  });
}

type Types = ReadonlyMap<unknown, string>;

function typesOf(nodes: readonly GraphNode[]): Types {
  return new Map(nodes.map((node) => [node["@id"], typeOf(node)]));
}

function renderThings(things: readonly GraphNode[], types: Types): Markup {
  return html`<ul class="things">
${things.map((thing) => html`  <li>${renderThing(thing, types, {})}</li>\n`)}</ul>`;
}

/** A thing with its fields. `label` is what already stands beside it: its type is not said twice. */
function renderThing(thing: GraphNode, types: Types, around: GraphNode, label = ""): Markup {
  const rows = ownFields(thing, around).map(
    ([key, value]) =>
      html`<div><dt>${schemaLabel(key)}</dt><dd>${renderValue(value, types, thing, schemaLabel(key))}</dd></div>`,
  );
  const type = typeOf(thing);
  return html`${type === label ? undefined : html`<strong>${type}</strong>`}${rows.length > 0 ? html`<dl>${rows}</dl>` : undefined}`;
}

function renderValue(value: unknown, types: Types, around: GraphNode, label: string): Markup {
  if (Array.isArray(value))
    return html`<ul>${value.map((item) => html`<li>${renderValue(item, types, around, label)}</li>`)}</ul>`;
  if (!isObject(value)) return html`${schemaValue(value)}`;
  // A reference: the thing itself is another entry.
  if (isReference(value)) return html`the ${(types.get(value["@id"]) ?? String(value["@id"])).toLowerCase()}`;
  const [first, ...more] = ownFields(value, around);
  // A thing of one field, such as a person's name, is that field.
  return first && more.length === 0
    ? html`${schemaValue(first[1])}`
    : renderThing(value, types, around, label);
}

/** A thing's fields, but for those that only repeat what the thing around it says. */
function ownFields(thing: GraphNode, around: GraphNode): [key: string, value: unknown][] {
  return Object.entries(thing).filter(([key, value]) => {
    if (key.startsWith("@") || around[key] === value) return false;
    return !isObject(value) || isReference(value) || ownFields(value, thing).length > 0;
  });
}

function isReference(value: GraphNode): boolean {
  return Object.keys(value).join() === "@id";
}

function typeOf(thing: GraphNode): string {
  return [thing["@type"]]
    .flat()
    .map((type) => schemaLabel(String(type)))
    .join(", ");
}
