import { resolve } from "node:path";
import { loadContent } from "../../scripts/content/content-problems.ts";
import type { Content } from "../../scripts/content/queries.ts";

/** Returns the site's content. Jest has another way to load modules than Node.js. */
export function siteContent(): Promise<Content> {
  return loadContent(async (file) => require(resolve(file)));
}

type Fields = Record<string, unknown>;

/** Returns the content with a changed value at a field of a module, such as "plans[1].price", or without that field. */
export function withChange(content: Content, file: string, field: string, to?: unknown): Content {
  const modules = content.modules.map((module) => {
    if (module.file !== file) return module;
    const value = JSON.parse(JSON.stringify(module.value)) as Fields;
    const path = field.split(/[.[\]]+/).filter((name) => name !== "");
    const last = path.pop() ?? "";
    const parent = path.reduce((inner, name) => inner[name] as Fields, value);
    if (to === undefined) delete parent[last];
    else parent[last] = to;
    return { ...module, value };
  });
  return { ...content, modules };
}
