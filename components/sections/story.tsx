import { Fragment } from "react";
import type { AboutContent } from "@/content/schema";

/** The company's story. The heading stays beside it while it scrolls, and each part's first sentence is set large. */
export function Story({ story }: { story: AboutContent["story"] }) {
  return (
    <section className="page-width mt-[clamp(0.5rem,2vw,1.5rem)] grid gap-y-6 lg:split-5">
      <div className="border-t-2 border-ink pt-5">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
          <h2 className="text-h2">{story.title}</h2>
          <p className="text-lead text-muted mt-4">{story.lead}</p>
        </div>
      </div>
      <div className="grid gap-[1.25em] text-lead leading-relaxed max-lg:pt-2 lg:border-t-2 lg:border-ink lg:pt-6">
        {story.parts.map(({ opening, paragraphs }) => (
          <Fragment key={opening}>
            <p className="mb-1 not-first:mt-4 font-display text-h3 font-medium text-balance leading-tight tracking-tight">
              {opening}
            </p>
            {paragraphs.map((paragraph) => (
              // At most 75 characters a line.
              <p key={paragraph} className="max-w-[32em] text-balance">
                {paragraph}
              </p>
            ))}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
