/** What kind of value a type is, in plain words. */
export function kindOf(type: string): string {
  if (type === "string" || type.startsWith('"') || type.startsWith("`")) return "a text";
  if (type === "number" || /^-?\d/.test(type)) return "a number";
  if (/^(boolean|true|false)\b/.test(type)) return "true or false";
  if (/^(null|undefined)\b/.test(type)) return "nothing";
  return isList(type) ? "a list" : "a group of fields";
}

/** Whether a type is that of a list. */
export function isList(type: string): boolean {
  return /^(readonly )?\[|\[\]$/.test(type);
}
