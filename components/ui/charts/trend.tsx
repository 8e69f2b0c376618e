import { clsx } from "clsx";
import type { ChartOf } from "@/content/schema";
import { ChartSvg, Labels } from "./chart-svg";

const width = 520;
const height = 200;
const guides = [40, 80, 120, 160];

/** A line over time with its area; the last value in coral. */
export function Trend({ chart }: { chart: ChartOf<"trend"> }) {
  const edge = 12;
  const step = (width - edge) / (chart.values.length - 1);
  const points = chart.values.map((value, index) => ({
    x: Math.round(index * step),
    y: Math.round(height - 12 - value * (height - 40)),
  }));
  // The line is level at each value.
  const line = points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = Math.round((before.x + x) / 2);
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
  const last = points.at(-1);
  return (
    <>
      <ChartSvg width={width} height={height}>
        {guides.map((y) => (
          <path
            key={y}
            d={`M0 ${y}h${width}`}
            strokeWidth="1"
            className="stroke-depth-1 on-inverse:stroke-line dark:stroke-line"
          />
        ))}
        <path
          d={`${line}V${height}H0z`}
          className={clsx(
            "fill-depth-1 on-inverse:fill-depth-8 dark:in-[.bg-tint]:fill-depth-3",
            "forced-colors:fill-surface forced-colors:stroke-ink",
          )}
        />
        <path d={line} fill="none" className="stroke-accent" strokeWidth="4" strokeLinecap="round" />
        {points.slice(1, -1).map(({ x, y }) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="5"
            className="fill-surface stroke-accent on-inverse:fill-inverse"
            strokeWidth="3"
          />
        ))}
        {last && <circle cx={last.x} cy={last.y} r="9" className="fill-sun" />}
      </ChartSvg>
      <Labels labels={chart.ends} className="mt-1.5 text-muted *:last:text-end" />
    </>
  );
}
