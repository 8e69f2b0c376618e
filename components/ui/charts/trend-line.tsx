const frame = { width: 300, height: 92, inset: 8 };
const baseline = 90;

const round = (value: number) => Number(value.toFixed(1));

/** Returns a smooth path through points from left to right. The slope at each comes from its neighbours. */
function linePath(points: readonly { x: number; y: number }[]): string {
  const slopes = points.map((point, index) => {
    const [before, after] = [points[index - 1] ?? point, points[index + 1] ?? point];
    return (after.y - before.y) / (after.x - before.x);
  });
  return points.reduce((path, point, index) => {
    const before = points[index - 1];
    if (!before) return `M${round(point.x)} ${round(point.y)}`;
    const third = (point.x - before.x) / 3;
    const [leave, arrive] = [
      before.y + (slopes[index - 1] ?? 0) * third,
      point.y - (slopes[index] ?? 0) * third,
    ];
    return `${path}C${round(before.x + third)} ${round(leave)} ${round(point.x - third)} ${round(arrive)} ${round(point.x)} ${round(point.y)}`;
  }, "");
}

interface Props {
  /** At least two points, from 0 to 1. */
  points: readonly number[];
  label: string;
  className?: string;
}

/** A line over its area, with a dot at the last point. The label says in words what it shows. */
export function TrendLine({ points, label, className }: Props) {
  const left = frame.inset / 2;
  const step = (frame.width - left - frame.inset) / (points.length - 1);
  const places = points.map((point, index) => ({
    x: left + index * step,
    y: baseline - point * (baseline - frame.inset),
  }));
  const line = linePath(places);
  const last = places.at(-1) ?? { x: left, y: baseline };
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label} className={className}>
      <path d={`${line}V${baseline}H${left}z`} className="fill-tint" />
      <path d={`M0 ${baseline + 0.5}H${frame.width}`} className="chart-guide" />
      <path
        d={line}
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="100 200"
        className="chart-stroke stroke-accent"
      />
      <circle cx={round(last.x)} cy={round(last.y)} r="6.5" className="chart-point fill-action" />
    </svg>
  );
}
