import { clsx } from "clsx";
import { CoachNote } from "@/components/ui/coach-note";
import { Cta } from "@/components/ui/cta";
import { Photo } from "@/components/ui/photo";
import { nineBands, Waves } from "@/components/ui/waves";
import type { HomeContent } from "@/content/schema";
import { crestLine, type WaveShape } from "@/lib/images/wave-paths";
import { Contours } from "./home-hero-contours";

const shape: WaveShape = {
  width: 1920,
  height: 760,
  center: 1275,
  base: [566, 742],
  peak: [150, 292],
  spread: [395, 232],
  steepness: [2, 2.9],
  sway: 7,
  samples: 13,
};

/** The part of the illustration that the photo fills, from the crest of the lowest band down. */
const frame = { width: 660, height: shape.height - shape.peak[1] };
const photoClip = { ...shape, width: frame.width, center: frame.width / 2, sway: 0, samples: 9 };
const toBox = `scale(${(1 / frame.width).toFixed(6)} ${(1 / frame.height).toFixed(6)}) translate(0 ${-shape.peak[1]})`;

/**
 * The illustration keeps its scale: --u is one of its units, --crest-offset the distance of its crest from the middle of the
 * viewport. The text ends --waves above the bottom. On phones the illustration stands --foot above it. A wider viewport scales it
 * up, a lower one down: as far as the first screen has all of it, and the viewport's whole width has waves.
 */
const scale = [
  "[--u:0.6px] [--crest-offset:0px] [--foot:calc(14*var(--spacing))] sm:[--u:0.716px] sm:[--foot:0px]",
  "lg:[--u:0.8px] lg:[--crest-offset:262px] lg:[--waves:calc(315*var(--u))]",
  "xl:[--crest-offset:max(315px,100vw*315/1920)] xl:[--waves:calc(270*var(--u))]",
  "xl:[--u:min(max(1px,100vw/1920),max((50vw+var(--crest-offset))/1275,(100svh-var(--spacing-header))/760))]",
];

/** The whole illustration's place. */
const layer =
  "absolute bottom-(--foot) start-[calc(50%+var(--crest-offset)-1275*var(--u))] h-[calc(760*var(--u))] w-[calc(1920*var(--u))] max-w-none overflow-visible rtl:-scale-x-100";

/** The lower a band, the farther and later it rises. */
const risingBands =
  "*:nth-1:[--band:0] *:nth-2:[--band:1] *:nth-3:[--band:2] *:nth-4:[--band:3] *:nth-5:[--band:4] *:nth-6:[--band:5] *:nth-7:[--band:6] *:nth-8:[--band:7] motion-safe:*:animate-rise";

/** The first screen of the site: title and actions, beside a wave that the photo fills. */
export function HomeHero({ hero }: { hero: HomeContent["hero"] }) {
  const viewBox = `0 0 ${shape.width} ${shape.height}`;
  return (
    <div
      className={clsx(
        scale,
        "relative overflow-hidden lg:min-h-160 xl:min-h-[calc(760*var(--u))] print:min-h-0",
      )}
    >
      <div className="page-width">
        <div className="relative z-1 max-w-160 pt-[clamp(2rem,min(5.4vw,8svh),4.5rem)] lg:max-w-xl lg:pb-(--waves) xl:max-w-180">
          <h1 className="text-display">{hero.title}</h1>
          <p className="text-lead mt-fluid-sm mb-fluid-md max-w-124 lg:max-w-[min(31rem,46vw)]">
            {hero.lead}
          </p>
          <div className="flex flex-wrap gap-x-4 gap-y-3 max-xs:flex-col lg:max-w-[39vw] xl:max-w-[34vw]">
            <Cta action={hero.actions[0]} />
            <Cta action={hero.actions[1]} variant="secondary" />
          </div>
        </div>
      </div>
      {/* On phones the illustration is on an inverse strip, into which the note reaches. */}
      <div className="group relative h-128 before:absolute before:inset-x-0 before:bottom-0 before:h-[calc(var(--foot)+1px)] before:bg-inverse sm:mt-2 sm:h-136 sm:before:hidden lg:static lg:mt-0 lg:h-auto print:hidden">
        <svg viewBox={viewBox} aria-hidden="true" className={clsx(layer, "motion-safe:animate-sunrise")}>
          <clipPath id="photo-clip" clipPathUnits="objectBoundingBox">
            <path d={`${crestLine(photoClip, 1)}V${shape.height}H0z`} transform={toBox} />
          </clipPath>
          <circle cx={shape.center} cy="128" r="92" className="fill-sun forced-colors:hidden" />
        </svg>
        <Waves shape={shape} depths={nineBands} className={clsx(layer, risingBands)} />
        {/* The lines would show through the photo's faded foot, so they go once it has loaded. */}
        <svg
          viewBox={viewBox}
          aria-hidden="true"
          className={clsx(
            layer,
            "transition-[visibility] delay-240 duration-0 group-has-data-[photo=shown]:invisible motion-safe:animate-rise",
          )}
        >
          <Contours x={shape.center} />
        </svg>
        <Photo
          photo={hero.photo}
          width={frame.width}
          // Higher than its frame, whose foot it shares: the head, which the host centers, is in the upper half.
          ratio={frame.width / (1.35 * frame.height)}
          sizes={[
            "(min-width: 120rem) 35vw",
            "(min-width: 75rem) 660px",
            "(min-width: 64rem) 528px",
            "(min-width: 40rem) 473px",
            "396px",
          ]}
          priority
          className="absolute bottom-(--foot) start-[calc(50%+var(--crest-offset)-330*var(--u))] h-[calc(468*var(--u))] w-[calc(660*var(--u))] max-w-none [clip-path:url(#photo-clip)] mask-[linear-gradient(currentColor_46%,transparent_90%)] object-bottom motion-safe:animate-rise"
        />
        <CoachNote
          note={hero.note}
          className="absolute bottom-2 start-[calc(50%+var(--crest-offset))] -translate-x-1/2 rtl:translate-x-1/2 lg:max-w-[40vw] motion-safe:animate-speak lg:bottom-8 xl:bottom-10"
        />
      </div>
    </div>
  );
}
