/** A value somewhere inside a content module. */
export interface Entry<Module> {
  module: Module;
  /** Where it stands: "plans[1].price". */
  field: string;
  /** The last name in `field`; list items have their list's. */
  key: string;
  value: unknown;
}

/** Returns every value in a module: objects, lists and what they hold, in the order of the file. */
export function entriesOf<Module extends { value: unknown }>(module: Module): Entry<Module>[] {
  const walk = (value: unknown, field: string, key: string): Entry<Module>[] => {
    const children = Array.isArray(value)
      ? value.flatMap((item, index) => walk(item, `${field}[${index}]`, key))
      : isObject(value)
        ? Object.entries(value).flatMap(([name, inner]) => walk(inner, joined(field, name), name))
        : [];
    return field === "" ? children : [{ module, field, key, value }, ...children];
  };
  return walk(module.value, "", "");
}

/** Whether a value is an object with named fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the path of a field within another one. */
export function joined(field: string, name: string): string {
  return field === "" ? name : `${field}.${name}`;
}
