import type { ChartOf } from "@/content/schema";
import { ChartSvg, Labels } from "./chart-svg";

const width = 520;
const height = 200;

/** Returns the class of a bar: coral for the highest, pale for the quiet range. */
function tone({ values, quiet }: ChartOf<"bars">, index: number): string {
  if (values[index] === Math.max(...values)) return "fill-sun";
  return index >= quiet[0] && index <= quiet[1]
    ? "fill-(--data-1) on-inverse:fill-(--data-quiet-on-inverse)"
    : "fill-accent";
}

/** Bars on a base line, with an axis of evenly spaced labels below. */
export function Bars({ chart }: { chart: ChartOf<"bars"> }) {
  const step = width / chart.values.length;
  const bar = step * 0.61;
  return (
    <>
      <ChartSvg width={width} height={height}>
        {chart.values.map((value, index) => {
          const tall = Math.max(4, value * (height - 8));
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place on the axis
              key={index}
              x={(index * step + (step - bar) / 2).toFixed(1)}
              y={(height - 4 - tall).toFixed(1)}
              width={bar.toFixed(1)}
              height={tall.toFixed(1)}
              rx="2"
              className={tone(chart, index)}
            />
          );
        })}
        <path d={`M0 ${height - 1.5}h${width}`} className="stroke-line-strong" strokeWidth="1.5" />
      </ChartSvg>
      <Labels labels={chart.axis} className="mt-1.5 text-muted" />
    </>
  );
}
