import type { ChartOf } from "@/content/schema";
import { ChartSvg, Labels } from "./chart-svg";

const columnWidth = 82;
const rowHeight = 46;

/** Returns the color of a dot: the larger the value, the stronger its tone. */
const tone = (value: number) =>
  `var(--data-${1 + [0.35, 0.6, 0.85].filter((limit) => value >= limit).length})`;

/** A table of dots, each as large as its value; the marked one in coral. */
export function Dots({ chart }: { chart: ChartOf<"dots"> }) {
  const width = chart.columns.length * columnWidth;
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_1fr] items-center gap-x-3">
      {chart.rows.map(({ label, values }, row) => (
        <div key={label} className="contents">
          <span>{label}</span>
          <ChartSvg width={width} height={rowHeight}>
            {values.map((value, column) => {
              const marked = row === chart.marked[0] && column === chart.marked[1];
              return (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the table
                  key={column}
                  cx={(column + 0.5) * columnWidth}
                  cy={rowHeight / 2}
                  r={(7 + value * 11).toFixed(1)}
                  {...(marked ? { className: "fill-sun" } : { fill: tone(value) })}
                />
              );
            })}
          </ChartSvg>
        </div>
      ))}
      <Labels labels={chart.columns} className="col-start-2 mt-1 text-center" />
    </div>
  );
}
