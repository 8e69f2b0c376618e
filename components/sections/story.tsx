import { Fragment } from "react";
import { Columns } from "@/components/ui/columns";
import { Lead } from "@/components/ui/lead";
import type { AboutContent } from "@/content/schema";

/** The company's story. The heading stays beside it while it scrolls, and each part's first sentence is set large. */
export function Story({ content }: { content: AboutContent["story"] }) {
  return (
    <Columns as="section" at={5} className="mt-[clamp(0.5rem,2vw,1.5rem)] gap-y-6">
      <div className="border-t-2 border-ink pt-5">
        <div className="lg:sticky lg:top-27">
          <h2 className="text-h2">{content.title}</h2>
          <Lead className="mt-4">{content.text}</Lead>
        </div>
      </div>
      <div className="grid gap-[1.25em] text-lead leading-relaxed max-lg:pt-2 lg:border-t-2 lg:border-ink lg:pt-6">
        {content.parts.map(({ opening, paragraphs }) => (
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
    </Columns>
  );
}
