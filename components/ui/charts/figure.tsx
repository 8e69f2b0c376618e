import { clsx } from "clsx";
import type { Figure as FigureContent } from "@/content/schema";
import { Bars } from "./bars";
import { Dots } from "./dots";
import { Progress } from "./progress";
import { Rhythms } from "./rhythms";
import { Ripples } from "./ripples";
import { Trend } from "./trend";

/** The drawing of each kind, from its data. */
function Drawing({ figure }: { figure: FigureContent }) {
  switch (figure.kind) {
    case "bars":
      return <Bars figure={figure} />;
    case "trend":
      return <Trend figure={figure} />;
    case "ripples":
      return <Ripples figure={figure} />;
    case "progress":
      return <Progress figure={figure} />;
    case "rhythms":
      return <Rhythms figure={figure} />;
    case "dots":
      return <Dots figure={figure} />;
  }
}

/**
 * A small chart with captions, on one of three backgrounds. To assistive technology the chart is one image with `alt` as
 * its name, which says all that the labels say.
 */
export function Figure({
  figure,
  background,
}: {
  figure: FigureContent;
  background: "inverse" | "tint" | "surface";
}) {
  return (
    <figure className={clsx("figure", `figure-${background}`, background === "inverse" && "inverse")}>
      <div role="img" aria-label={figure.alt}>
        <Drawing figure={figure} />
      </div>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 text-muted">
        {figure.captions.map((caption) => (
          <span key={caption}>{caption}</span>
        ))}
      </figcaption>
    </figure>
  );
}
