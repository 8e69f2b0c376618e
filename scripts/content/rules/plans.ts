import type { ContentRule } from "../types.ts";
import { allEntries, isObject } from "../walk.ts";

/** "$29", "$1,200.50" or "Custom". */
export function isPrice(value: unknown): boolean {
  return /^(\$(\d+|\d{1,3}(,\d{3})+)(\.\d{2})?|Custom)$/.test(String(value));
}

/** Every price reads as a price. */
export const checkPrices: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (key !== "price" || isPrice(value)) return [];
    const wrong = `${JSON.stringify(value)} is not a price.`;
    return [{ file, field, wrong, right: 'Write it as "$29", "$0", "$1,200.50" or "Custom".' }];
  });

/** One plan at most stands out. */
export const checkHighlights: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, value }) => {
    if (!Array.isArray(value)) return [];
    const highlighted = value.flatMap((item, index) =>
      isObject(item) && item.highlight ? [`[${index}]`] : [],
    );
    if (highlighted.length < 2) return [];
    return [
      {
        file,
        field,
        wrong: `${highlighted.length} plans are highlighted: ${highlighted.join(" and ")}.`,
        right: "Keep `highlight` on one plan and remove it from the others.",
      },
    ];
  });
