import { clsx } from "clsx";
import { Cta } from "@/components/ui/cta";
import { Waves } from "@/components/ui/waves";
import type { PageContent } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";

const waves: WaveShape = {
  width: 1920,
  height: 220,
  center: 1280,
  base: [120, 214],
  peak: [14, 150],
  spread: [420, 230],
  steepness: [2, 2.6],
  sway: 8,
  samples: 11,
};

/** The end of a page: a sunrise over waves that turn into an inverse background, with the closing line and its action. */
export function ClosingCta({ content: { line, action } }: { content: PageContent["closing"] }) {
  return (
    <>
      <div className="print:hidden mt-auto -mb-0.5 overflow-x-clip forced-colors:hidden">
        <Waves
          shape={waves}
          depths={[0, 1, 3, 5, 7, 9, "inverse"]}
          sun={[waves.center, -8, 76]}
          fit="start"
          className={clsx(
            "closing-waves h-[max(7rem,11.5vw)] w-full overflow-visible",
            // They keep the width that belongs to their least height (7rem * 1920 / 220). Their sun, at two thirds of that width, is in
            // the middle of the viewport.
            "max-[61.1rem]:ms-[max(100vw-61.1rem,50vw-61.1rem*2/3)] max-[61.1rem]:w-[61.1rem]",
          )}
        />
      </div>
      <section className="print:hidden inverse relative bg-inverse">
        <div
          className={clsx(
            "page-width flex flex-col gap-x-grid gap-y-8 pt-fluid-lg pb-[clamp(3.5rem,6vw,6rem)]",
            "lg:flex-row lg:items-end lg:justify-between",
          )}
        >
          <h2 className="flush-start text-h1 max-sm:text-h2">{line}</h2>
          <p className="flex-none">
            {action.variant === "link" ? (
              <Cta action={action} variant="link" icon="ArrowRight" className="text-lead" />
            ) : (
              <Cta action={action} className="max-xs:w-full" />
            )}
          </p>
        </div>
      </section>
    </>
  );
}
