import { clsx } from "clsx";

/** The labels below a chart, evenly spaced. */
export function Labels({ labels, className }: { labels: readonly string[]; className: string }) {
  return (
    <div aria-hidden="true" className={clsx("grid auto-cols-fr grid-flow-col", className)}>
      {labels.map((label, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place below the chart, and two may be alike
        <span key={place}>{label}</span>
      ))}
    </div>
  );
}
