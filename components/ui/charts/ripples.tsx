import type { ChartOf } from "@/content/schema";
import { ChartSvg, Labels } from "./chart-svg";

const across = 170;
const height = 216;
/** Space at the sides for the outermost rings. */
const edge = 15;
const rings = [
  { radius: 100, opacity: 0.35 },
  { radius: 75, opacity: 0.55 },
  { radius: 50, opacity: 0.75 },
];

/** Returns the color of a part. Tones are spread from weak to strong, and the last part has the strongest. */
const tone = (index: number, count: number) =>
  `var(--data-${count > 1 ? 1 + Math.round((3 * index) / (count - 1)) : 4})`;

/** Parts side by side, each with rings that meet those of its neighbors. */
export function Ripples({ chart }: { chart: ChartOf<"ripples"> }) {
  const count = chart.labels.length;
  const width = count * across + 2 * edge;
  return (
    <>
      <ChartSvg width={width} height={height}>
        {chart.labels.map((label, index) => {
          const x = edge + (index + 0.5) * across;
          return (
            <g key={label} color={tone(index, count)}>
              {rings.map(({ radius, opacity }) => (
                <circle
                  key={radius}
                  cx={x}
                  cy={height / 2}
                  r={radius}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeOpacity={opacity}
                />
              ))}
              <circle cx={x} cy={height / 2} r="16" fill="currentColor" />
            </g>
          );
        })}
      </ChartSvg>
      <Labels labels={chart.labels} className="mt-2 text-center font-semibold" />
    </>
  );
}
