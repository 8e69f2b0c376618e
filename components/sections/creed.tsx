import { nineBands } from "@/components/ui/sea";
import { SunSea } from "@/components/ui/sun-sea";
import type { AboutContent, Creed as CreedContent } from "@/content/schema";
import { seas } from "@/lib/motif";

function Column({ creed }: { creed: CreedContent }) {
  return (
    <div className="creed-label">
      <h2 className="eyebrow">{creed.label}</h2>
      <p className="creed-line">{creed.line}</p>
      <p className="max-w-[30rem] text-balance text-muted">{creed.practice}</p>
    </div>
  );
}

/** The swell that carries the page down into the deep, where mission and vision stand side by side. */
export function Creed({ creed }: { creed: AboutContent["creed"] }) {
  return (
    <>
      <SunSea
        shape={seas.longSwell}
        fills={nineBands}
        sun={[1236, 92, 66]}
        className="mt-[clamp(2.75rem,4.5vw,4.5rem)] -mb-0.5 h-[max(13rem,24vw)]"
      />
      <section aria-label={creed.label} className="deep relative">
        <div
          className="page-width grid items-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-[clamp(2.5rem,4vw,3rem)] pt-[clamp(2rem,4vw,4rem)] pb-section lg:grid-cols-[7fr_5fr]"
          data-reveal
        >
          <Column creed={creed.mission} />
          <Column creed={creed.vision} />
        </div>
      </section>
    </>
  );
}
