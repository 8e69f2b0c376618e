import { Columns } from "@/components/ui/columns";
import { SmallHeading } from "@/components/ui/small-heading";
import { nineBands, Waves } from "@/components/ui/waves";
import type { AboutContent } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";

const waves: WaveShape = {
  width: 1920,
  height: 460,
  center: 1240,
  base: [300, 446],
  peak: [104, 330],
  spread: [405, 240],
  steepness: [2, 2.5],
  sway: 8,
  samples: 26,
};

function Statement({ content }: { content: AboutContent["missionVision"]["mission"] }) {
  return (
    <div className="border-t-2 border-line-strong pt-5">
      <SmallHeading level="h2">{content.label}</SmallHeading>
      <p className="mt-4 mb-5 font-display text-[clamp(1.75rem,1.2rem+1.9vw,2.75rem)]/[1.1] font-semibold tracking-tight text-balance">
        {content.line}
      </p>
      <p className="max-w-120 text-balance text-muted">{content.practice}</p>
    </div>
  );
}

/** Mission and vision side by side, below waves that turn into their inverse background. */
export function MissionVision({ content }: { content: AboutContent["missionVision"] }) {
  return (
    <>
      <Waves
        shape={waves}
        depths={nineBands}
        sun={[1236, 92, 66]}
        className="mt-[clamp(2.75rem,4.5vw,4.5rem)] -mb-0.5 h-[max(13rem,24vw)] w-full"
      />
      <div className="inverse relative bg-inverse">
        <Columns as="section" at={7} className="items-start gap-y-11 pt-fluid-xl pb-section" data-reveal>
          <Statement content={content.mission} />
          <Statement content={content.vision} />
        </Columns>
      </div>
    </>
  );
}
