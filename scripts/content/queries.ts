/** A value somewhere inside the content. */
export interface Entry {
  /** Its path: "plans[1].price". */
  field: string;
  value: unknown;
}

/** Returns all values inside a value, in the order of the file. */
export function entriesOf(value: unknown, field = ""): Entry[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = Array.isArray(value) ? `${field}[${name}]` : field === "" ? name : `${field}.${name}`;
    return [{ field: place, value: inner }, ...entriesOf(inner, place)];
  });
}

/** Whether a value has fields: a group or a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A module of content/. */
export interface ContentModule {
  file: string;
  /** Its text. */
  source: string;
  /** A page's default export, or an object of the named exports. */
  value: unknown;
}

/** A text, number or truth value of the content. */
export interface Value extends Entry {
  file: string;
  value: string | number | boolean;
}

/** A text of the content. */
export interface Text extends Value {
  value: string;
}

/** Returns every value of the content that is no group or list. */
export function valuesIn(modules: readonly ContentModule[]): Value[] {
  return modules.flatMap(({ file, value: module }) =>
    entriesOf(module).flatMap(({ field, value }) =>
      typeof value === "string" || typeof value === "number" || typeof value === "boolean"
        ? [{ file, field, value }]
        : [],
    ),
  );
}

/** Returns every text of the content. */
export function textsIn(modules: readonly ContentModule[]): Text[] {
  return valuesIn(modules).filter((one): one is Text => typeof one.value === "string");
}

/** Returns the product's name, or "" if there is none. */
export function nameOf(modules: readonly ContentModule[]): string {
  return textsIn(modules).find(({ field }) => field === "site.name")?.value ?? "";
}

/** Whether a file of content/ is a page. */
export function isPage(file: string): boolean {
  return /^content\/pages\/(?!index\.ts)/.test(file);
}
