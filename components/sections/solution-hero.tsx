import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { PictureFrame } from "@/components/ui/picture-frame";
import type { Action, SolutionContent } from "@/content/schema";

/** The first action is the coral one; a further link is a line button, and what only shows a notice a text link. */
function variantOf(action: Action, index: number) {
  if ("notice" in action) return "link";
  return index === 0 ? "primary" : "secondary";
}

/** A solution's first screen: words at the left, its photo over its water running off the right edge. */
export function SolutionHero({
  hero,
  breadcrumbs,
}: {
  hero: SolutionContent["hero"];
  breadcrumbs: ReactNode;
}) {
  return (
    <section aria-labelledby="page-title" className="relative overflow-x-clip">
      <div className="page-width solution-hero">
        <div className="lg:pb-[clamp(2rem,5vw,4.5rem)]">
          {breadcrumbs}
          <h1 id="page-title" className="mt-5 mb-6 text-h1">
            {hero.title}
          </h1>
          <p className="lead">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            {hero.actions.map((action, index) => (
              <Button
                key={action.label}
                action={action}
                variant={variantOf(action, index)}
                className={"notice" in action ? "" : "max-sm:w-full"}
              />
            ))}
          </div>
        </div>
        <PictureFrame
          picture={hero.picture}
          ratio={[3, 2]}
          width={960}
          // Three halves of the height (solution-hero.css) where that is more than the frame's width.
          sizes="(min-width: 82rem) max(54rem, 47vw), (min-width: 62rem) 66vw, max(100vw, 28.5rem)"
          priority
          className={`solution-hero-picture solution-hero-${hero.picture.art}`}
        />
      </div>
    </section>
  );
}
