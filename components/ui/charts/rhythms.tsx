import type { ChartOf } from "@/content/schema";
import { smoothPath } from "@/lib/images/smooth-path";
import { ChartSvg, Labels } from "./chart-svg";

const width = 520;
const height = 200;
const samples = 26;
const tones = 4;

/** Returns the path of a line, which is out of step with the others on the left and in step on the right. */
function rhythm(index: number, count: number): string {
  const base = 38 + (index * (height - 76)) / (count - 1);
  const at = (x: number) => {
    const t = x / width;
    const settled = t * t * (3 - 2 * t);
    const phase = (1 - settled) * index * 1.9;
    const swing = 12 + 13 * settled;
    return base + swing * Math.sin(t * 21 + phase);
  };
  const points = Array.from({ length: samples }, (_, sample) => {
    const x = (sample * width) / (samples - 1);
    return { x, y: at(x), slope: at(x + 0.5) - at(x - 0.5) };
  });
  return smoothPath(points, 1);
}

/** Lines that start out of step and fall into one rhythm. */
export function Rhythms({ chart }: { chart: ChartOf<"rhythms"> }) {
  return (
    <>
      <ChartSvg width={width} height={height}>
        {Array.from({ length: chart.lines }, (_, index) => (
          <path
            key={rhythm(index, chart.lines)}
            d={rhythm(index, chart.lines)}
            fill="none"
            stroke={`var(--data-${1 + (index % tones)})`}
            strokeWidth="4"
            strokeLinecap="round"
          />
        ))}
      </ChartSvg>
      <Labels labels={chart.ends} className="mt-1.5 text-muted *:last:text-end" />
    </>
  );
}
