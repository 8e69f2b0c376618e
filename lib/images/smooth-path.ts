interface CurvePoint {
  x: number;
  y: number;
  /** The slope of the curve at this point. */
  slope: number;
}

/** How far from a point the curve keeps to its slope, as a share of the distance to the next. */
const reach = 1 / 3;

/**
 * Returns a smooth path through points at even distances, from left to right. Relative smooth segments ("s") leave out their
 * first control point and compress well. Each segment starts at the rounded end of the last, so that rounding does not add up.
 */
export function smoothPath(points: readonly CurvePoint[], decimals: number): string {
  const round = (value: number) => Number(value.toFixed(decimals));
  let pen = { x: 0, y: 0 };
  return points
    .map(({ x, y, slope }, index) => {
      const [from, to] = [pen, { x: round(x), y: round(y) }];
      pen = to;
      const before = points[index - 1];
      if (!before) return `M${to.x} ${to.y}`;
      const handle = (x - before.x) * reach;
      const first = index === 1 ? `c${round(handle)} ${round(before.slope * handle)} ` : "s";
      const control = `${round(x - handle - from.x)} ${round(y - slope * handle - from.y)}`;
      return `${first}${control} ${round(to.x - from.x)} ${round(to.y - from.y)}`;
    })
    .join("");
}
