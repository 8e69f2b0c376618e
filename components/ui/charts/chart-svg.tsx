import { clsx } from "clsx";
import type { ReactNode } from "react";

interface Props {
  /** Width and height are in units of the chart. */
  width: number;
  height: number;
  /** Text beside the chart says what they mean. */
  children: ReactNode;
}

/** The frame of a chart, as wide as its container. */
export function ChartSvg({ width, height, children }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full overflow-visible">
      {children}
    </svg>
  );
}

/** The labels below a chart, evenly spaced. */
export function Labels({ labels, className }: { labels: readonly string[]; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx("grid auto-cols-[minmax(min-content,1fr)] grid-flow-col", className)}
    >
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place below the chart, and two may be alike
        <span key={index}>{label}</span>
      ))}
    </div>
  );
}
