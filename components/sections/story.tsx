import { useId } from "react";
import type { AboutContent } from "@/content/schema";

/** The company's story. The heading stays beside it while it scrolls, and its first sentence is set large. */
export function Story({ story }: { story: AboutContent["story"] }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="page-width mt-[clamp(0.5rem,2vw,1.5rem)] grid gap-x-grid gap-y-6 columns:grid-cols-[5fr_7fr]"
    >
      <div className="rule-ink pt-5">
        <div className="columns:stay">
          <h2 id={titleId} className="text-h2">
            {story.title}
          </h2>
          <p className="lead mt-4 max-w-[13.3em]">{story.lead}</p>
        </div>
      </div>
      <div className="grid gap-[1.25em] text-lead [line-height:1.6] max-columns:pt-2 columns:rule-ink columns:pt-6">
        <p className="mb-1 font-display text-h3 font-label text-balance [line-height:1.16] [letter-spacing:-0.025em]">
          {story.opening}
        </p>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
