import type { ContentRule } from "../types.ts";
import { allEntries, isObject } from "../walk.ts";

/** No two entries of a list have the same id. */
export const checkIds: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, value }) => {
    if (!Array.isArray(value)) return [];
    const ids = value.map((item) => (isObject(item) && typeof item.id === "string" ? item.id : undefined));
    return ids.flatMap((id, index) => {
      const first = ids.indexOf(id);
      if (id === undefined || first === index) return [];
      const wrong = `${JSON.stringify(id)} is already the id of ${field}[${first}].`;
      return [
        {
          file,
          field: `${field}[${index}].id`,
          wrong,
          right: "Give each entry of the list an id of its own.",
        },
      ];
    });
  });
