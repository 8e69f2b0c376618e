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
export function ClosingCta({ closing: { line, action } }: Pick<PageContent, "closing">) {
  return (
    <>
      <div className="print:hidden mt-auto -mb-0.5 overflow-x-clip forced-colors:hidden">
        <Waves
          shape={waves}
          depths={[0, 1, 3, 5, 7, 9, "inverse"]}
          sun={[waves.center, -8, 76]}
          fit="start"
          className="closing-waves"
        />
      </div>
      <section className="print:hidden inverse relative bg-inverse">
        <div className="closing page-width lg:flex-row lg:items-end lg:justify-between">
          <h2 className="text-h1 max-sm:text-h2">{line}</h2>
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
