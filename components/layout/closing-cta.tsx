import { Button } from "@/components/ui/button";
import { Waves } from "@/components/ui/waves";
import type { Closing } from "@/content/schema";
import { waveShapes } from "@/lib/wave-paths";

const fills = [
  "fill-depth-0",
  "fill-depth-1",
  "fill-depth-3",
  "fill-depth-5",
  "fill-depth-7",
  "fill-depth-9",
  "fill-inverse",
];

/** The end of a page: waves that lead into an inverse background, the closing line and its action. */
export function ClosingCta({ closing }: { closing: Closing }) {
  return (
    <>
      <Waves shape={waveShapes.closingCta} fills={fills} className="-mb-0.5 h-[max(7rem,11.5vw)] w-full" />
      <section className="inverse relative break-inside-avoid wrap-anywhere" aria-labelledby="closing-cta">
        <div className="page-width closing-cta grid items-end gap-x-grid gap-y-8 pt-fluid-lg columns:grid-cols-[8fr_4fr]">
          <h2 id="closing-cta" className="text-h1">
            {closing.line}
          </h2>
          <p className="flex columns:justify-end">
            <Button action={closing.action} className="max-sm:w-full" />
          </p>
        </div>
      </section>
    </>
  );
}
