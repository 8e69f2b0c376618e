import { clsx } from "clsx";
import { Fragment } from "react";
import type { Chart as ChartContent } from "@/content/schema";
import { Bars } from "./bars";
import { Dots } from "./dots";
import { Progress } from "./progress";
import { Rhythms } from "./rhythms";
import { Ripples } from "./ripples";
import { Trend } from "./trend";

/** The chart of a kind, without captions. */
function ChartOfKind({ chart }: { chart: ChartContent }) {
  switch (chart.kind) {
    case "bars":
      return <Bars chart={chart} />;
    case "trend":
      return <Trend chart={chart} />;
    case "ripples":
      return <Ripples chart={chart} />;
    case "progress":
      return <Progress chart={chart} />;
    case "rhythms":
      return <Rhythms chart={chart} />;
    case "dots":
      return <Dots chart={chart} />;
  }
}

const backgrounds = { inverse: "inverse bg-inverse", tint: "bg-tint", surface: "bg-surface" };

/**
 * A small chart with captions, on one of three backgrounds. For assistive technology the chart is one image. Its name, `alt`,
 * includes everything that the labels say.
 */
export function Chart({ chart, background }: { chart: ChartContent; background: keyof typeof backgrounds }) {
  return (
    <figure
      className={clsx(
        "forced-border @container rounded-md p-5 font-medium *:text-[min(0.75rem,max(12px,4.5cqw))]",
        backgrounds[background],
      )}
    >
      <div role="img" aria-label={chart.alt}>
        <ChartOfKind chart={chart} />
      </div>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 text-muted">
        {chart.captions.map((caption) => (
          <Fragment key={caption}>
            <span>{caption}</span>{" "}
          </Fragment>
        ))}
      </figcaption>
    </figure>
  );
}
