/** Arial's letters by width, in thousandths of their size (its metrics are Helvetica's). */
const lettersByWidth: readonly [width: number, letters: string][] = [
  [191, "'"],
  [222, "ijl’‘"],
  [260, "|"],
  [278, " !,./:;I[\\]ft·\u00a0"],
  [333, "()-`r“”"],
  [334, "{}"],
  [355, '"'],
  [389, "*"],
  [469, "^"],
  [500, "Jcksvxyz"],
  [556, "#$0123456789?L_abdeghnopqu–"],
  [584, "+<=>~"],
  [611, "FTZ"],
  [667, "&ABEKPSVXY"],
  [722, "CDHNRUw"],
  [778, "GOQ"],
  [833, "Mm"],
  [889, "%"],
  [944, "W"],
  [1000, "—…"],
  [1015, "@"],
];

// Of most small letters and digits: what accents and rare letters are about as wide as.
const usualWidth = 556;

const widths = new Map(
  lettersByWidth.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])),
);

/** About how many pixels wide a line is in Arial of a size in pixels. */
export function lineWidth(text: string, size: number): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? usualWidth), 0);
  return (thousandths * size) / 1000;
}
