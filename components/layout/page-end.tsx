import { Action } from "@/components/ui/action";
import { Sea } from "@/components/ui/sea";
import type { Closing } from "@/content/schema";
import { seas } from "@/lib/motif";

const fills = [
  "fill-depth-0",
  "fill-depth-1",
  "fill-depth-3",
  "fill-depth-5",
  "fill-depth-7",
  "fill-depth-9",
  "fill-deep",
];

/** The sea that runs from the page into the deep, with the page's last line and action. */
export function PageEnd({ closing }: { closing: Closing }) {
  return (
    <>
      <Sea shape={seas.pageEnd} fills={fills} className="-mb-0.5 h-[max(7rem,11.5vw)] w-full" />
      <section className="deep page-end relative" aria-labelledby="page-end">
        <div className="page-width grid items-end gap-x-grid gap-y-8 pt-[clamp(1.5rem,3vw,3rem)] pb-[clamp(3.5rem,6vw,6rem)] lg:grid-cols-[8fr_4fr]">
          <h2 id="page-end" className="text-h1">
            {closing.line}
          </h2>
          <p className="flex lg:justify-end">
            <Action action={closing.action} className="max-sm:w-full" />
          </p>
        </div>
      </section>
    </>
  );
}
