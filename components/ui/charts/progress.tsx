import type { ChartOf } from "@/content/schema";
import { ChartSvg } from "./chart-svg";

const width = 340;

/** Rows of a label and a bar that is filled by its share; the marked one ends in a coral dot. */
export function Progress({ chart }: { chart: ChartOf<"progress"> }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 py-1">
      {chart.rows.map(({ label, share, marked }) => {
        const done = Math.round(share * width);
        return (
          <div key={label} className="contents">
            <span>{label}</span>
            <ChartSvg width={width} height={26}>
              <rect
                y="5"
                width={width}
                height="16"
                rx="8"
                className="fill-line forced-colors:fill-surface forced-colors:stroke-ink"
              />
              <rect y="5" width={done} height="16" rx="8" className="fill-accent" />
              {marked && <circle cx={done} cy="13" r="13" className="fill-sun" />}
            </ChartSvg>
          </div>
        );
      })}
    </div>
  );
}
