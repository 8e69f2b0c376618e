import { smoothPath } from "@/lib/images/smooth-path";

const frame = { width: 300, height: 92, inset: 8 };
const left = frame.inset / 2;
const baseline = 90;

interface Props {
  /** At least two values, from 0 to 1. */
  values: readonly number[];
  label: string;
}

/** A line over its area, as wide as its container, with a dot at the last value. The label describes it. */
export function Sparkline({ values, label }: Props) {
  const step = (frame.width - left - frame.inset) / (values.length - 1);
  const y = (index: number) => baseline - (values[index] ?? 0) * (baseline - frame.inset);
  // A point's neighbors give its slope.
  const points = values.map((_, index) => {
    const [before, after] = [Math.max(0, index - 1), Math.min(values.length - 1, index + 1)];
    return { x: left + index * step, y: y(index), slope: (y(after) - y(before)) / ((after - before) * step) };
  });
  const line = smoothPath(points, 1);
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label} className="w-full">
      <path d={`${line}V${baseline}H${left}z`} className="fill-tint" />
      <path
        d={`M0 ${baseline + 0.5}H${frame.width}`}
        className="stroke-line forced-colors:stroke-[GrayText]"
      />
      <path
        d={line}
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="100 200"
        className="first-page:animate-draw stroke-accent"
      />
      {last && (
        <circle
          cx={last.x}
          cy={last.y.toFixed(1)}
          r="6.5"
          className="origin-center fill-sun [transform-box:fill-box] first-page:animate-pop"
        />
      )}
    </svg>
  );
}
