import { Action } from "@/components/ui/action";
import type { NotFoundContent } from "@/content/types";
import { bands, type Sea } from "@/lib/motif";

/** Calm water: the crest stands far outside the drawing, so that only the sway is left. */
const calm: Sea = {
  width: 1920,
  height: 520,
  bands: 10,
  center: -9600,
  base: [70, 470],
  peak: [70, 470],
  spread: [1, 1],
  steepness: [2, 2],
  sway: 9,
  samples: 11,
};
const above = ["fill-depth-1", "fill-depth-2", "fill-depth-3", "fill-depth-4"];
const below = ["fill-depth-5", "fill-depth-6", "fill-depth-7", "fill-depth-8", "fill-depth-9", "fill-deep"];

/** An address without a page: the sun has sunk below a calm surface, which runs straight into the footer. */
export function Lost({ head, home }: Pick<NotFoundContent, "head" | "home">) {
  const paths = bands(calm);
  return (
    <section className="lost" aria-labelledby="lost">
      <div className="page-width">
        <h1 id="lost" className="text-h1">
          {head.title}
        </h1>
        <p className="lead mx-auto mt-4 mb-7 text-balance text-ink">{head.lead}</p>
        <Action action={home} />
      </div>
      <svg
        viewBox={`0 0 ${calm.width} ${calm.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="sea lost-sea"
      >
        {above.map((fill, band) => (
          <path key={fill} d={paths[band]} className={fill} />
        ))}
        <circle cx="960" cy="244" r="68" className="fill-action" />
        {below.map((fill, band) => (
          <path key={fill} d={paths[above.length + band]} className={fill} />
        ))}
      </svg>
    </section>
  );
}
