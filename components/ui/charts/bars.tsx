import type { FigureOf } from "@/content/schema";
import { Frame, Labels } from "./frame";

const width = 520;
const height = 200;

/** Returns the class of a bar: coral for the highest, pale for the quiet range. */
function tone({ values, quiet }: FigureOf<"bars">, index: number): string {
  if (values[index] === Math.max(...values)) return "fill-action";
  return index >= quiet[0] && index <= quiet[1]
    ? "fill-(--data-1) in-[.inverse]:fill-(--data-quiet-on-inverse)"
    : "fill-accent";
}

/** Bars on a base line, with an axis of evenly spaced labels below. */
export function Bars({ figure }: { figure: FigureOf<"bars"> }) {
  const step = width / figure.values.length;
  const bar = step * 0.61;
  return (
    <>
      <Frame width={width} height={height}>
        {figure.values.map((value, index) => {
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
              className={tone(figure, index)}
            />
          );
        })}
        <path d={`M0 ${height - 1.5}h${width}`} className="stroke-line-strong" strokeWidth="1.5" />
      </Frame>
      <Labels labels={figure.axis} className="mt-1.5 text-muted" />
    </>
  );
}
