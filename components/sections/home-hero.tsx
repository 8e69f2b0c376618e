import { clsx } from "clsx";
import { Art } from "@/components/ui/art";
import { CoachNote } from "@/components/ui/coach-note";
import { Cta } from "@/components/ui/cta";
import { Photo } from "@/components/ui/photo";
import { nineBands, Waves } from "@/components/ui/waves";
import type { HomeContent } from "@/content/schema";
import { crestLine, type WaveShape } from "@/lib/images/wave-paths";

/** home-hero.css repeats the ratio and the center. */
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

/** The frame of the photo, from the crest of the lowest band to the bottom of the stage. home-hero.css repeats it. */
const frame = { width: 660, height: shape.height - shape.peak[1] };
const photoClip = { ...shape, width: frame.width, center: frame.width / 2, sway: 0, samples: 9 };
const toBox = `scale(${(1 / frame.width).toFixed(6)} ${(1 / frame.height).toFixed(6)}) translate(0 ${-shape.peak[1]})`;

const onStage = "absolute size-full overflow-visible";

/** Title and actions, beside a photo in the shape of a wave. */
export function HomeHero({ content }: { content: HomeContent["hero"] }) {
  return (
    // The next section covers the lower edge, which may be between two pixels and then shows a line.
    <div className="hero relative -mb-0.5 overflow-hidden">
      <div className="page-width">
        {/* To the left of the crest, in every language. It ends above the waves to its right. */}
        <div
          className={clsx(
            "relative z-1 max-w-160 lg:mr-auto lg:max-w-xl xl:max-w-180",
            "pt-5 xs:pt-[clamp(2rem,min(5.4vw,8svh),4.5rem)] lg:pb-[252px] xl:pb-[calc(var(--stage)*9/64)]",
          )}
        >
          <h1 className="flush-start text-display">{content.title}</h1>
          <p className="mt-4 mb-5 max-w-124 xs:mt-fluid-sm xs:mb-fluid-md text-lead text-balance lg:max-w-[min(31rem,46vw)]">
            {content.text}
          </p>
          <div className="flex flex-wrap gap-x-4 gap-y-3 max-xs:gap-2 max-xs:*:flex-auto max-xs:*:px-4 lg:max-w-[39vw] xl:max-w-[34vw]">
            <Cta action={content.actions[0]} />
            <Cta action={content.actions[1]} variant="secondary" />
          </div>
        </div>
      </div>
      {/* Below the text, and on larger viewports behind it. */}
      <div className="hero-picture relative h-116 xs:h-128 sm:mt-2 sm:h-136 lg:static lg:mt-0 lg:h-auto print:hidden">
        <div
          className={clsx(
            "absolute bottom-(--strip) left-[calc(50%+var(--crest)-var(--stage)*var(--crest-place))]",
            "aspect-(--ratio) w-(--stage)",
          )}
        >
          <svg
            viewBox={`0 0 ${shape.width} ${shape.height}`}
            aria-hidden="true"
            className={clsx(onStage, "first-page:animate-sunrise")}
          >
            <clipPath id="photo-clip" clipPathUnits="objectBoundingBox">
              <path d={`${crestLine(photoClip, 1)}V${shape.height}H0z`} transform={toBox} />
            </clipPath>
            <circle cx={shape.center} cy="128" r="92" className="fill-sun forced-colors:hidden" />
          </svg>
          <Waves shape={shape} depths={nineBands} className={clsx(onStage, "hero-waves")} />
          {/* Shows while the photo loads, or if it fails. */}
          <Art name="home" priority className={clsx(onStage, "hero-art")} />
          <Photo
            photo={content.photo}
            width={frame.width}
            // The photo sticks out of its frame at the top, so that a head in its middle is in the upper half.
            ratio={frame.width / (1.35 * frame.height)}
            sizes={[
              "(min-width: 120rem) 35vw",
              "(min-width: 75rem) 660px",
              "(min-width: 64rem) 528px",
              "(min-width: 40rem) 473px",
              "(min-width: 27rem) 396px",
              "363px",
            ]}
            priority
            className={clsx(
              "hero-photo absolute bottom-0 *:absolute *:bottom-0 *:h-[135%]",
              "has-data-[photo=failed]:[clip-path:inset(50%)]",
            )}
          />
        </div>
        <CoachNote
          note={content.note}
          className={clsx(
            // The space below is for the reply.
            "absolute bottom-7.5 left-[calc(50%+var(--crest))] -translate-x-1/2",
            "lg:bottom-8 lg:max-w-[40vw] xl:bottom-10",
            "first-page:animate-[speak_420ms_700ms_var(--ease-settle)_backwards]",
          )}
        />
      </div>
    </div>
  );
}
