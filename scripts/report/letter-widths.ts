/** Arial's letters by width, in thousandths of the font size. */
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

// The width of most small letters and digits, and about that of accented and rare letters.
const usualWidth = 556;

const widths = new Map(
  lettersByWidth.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])),
);

/** Returns about how many pixels wide a line is in Arial. `size` is the font size in pixels. */
export function lineWidth(text: string, size: number): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? usualWidth), 0);
  return (thousandths * size) / 1000;
}
