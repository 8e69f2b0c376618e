import type { Content, ContentModule } from "./types.ts";

/** A value somewhere inside a content module. */
export interface Entry {
  module: ContentModule;
  /** Where it stands: "plans[1].price". */
  field: string;
  /** The last name in `field`; list items have their list's. */
  key: string;
  value: unknown;
}

/** Every value in the content: objects, lists and what they hold, in the order of the files. */
export function allEntries(content: Content): Entry[] {
  return content.modules.flatMap((module) => entriesOf(module));
}

/** Every value in one module. */
export function entriesOf(module: ContentModule): Entry[] {
  return walk(module, module.value, "", "");
}

function walk(module: ContentModule, value: unknown, field: string, key: string): Entry[] {
  const entries: Entry[] = field === "" ? [] : [{ module, field, key, value }];
  if (Array.isArray(value)) {
    entries.push(...value.flatMap((item, index) => walk(module, item, `${field}[${index}]`, key)));
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      entries.push(...walk(module, inner, field === "" ? name : `${field}.${name}`, name));
    }
  }
  return entries;
}

/** Whether a value is an object with named fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
