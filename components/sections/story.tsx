import type { AboutContent } from "@/content/types";

/** A story told as one long text: its heading stays beside it, its first sentence is set large. */
export function Story({ story }: { story: AboutContent["story"] }) {
  return (
    <section aria-labelledby="story" className="page-width grid gap-x-grid gap-y-6 lg:grid-cols-[5fr_7fr]">
      <div className="border-t-[1.5px] border-ink pt-5">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
          <h2 id="story" className="text-h2">
            {story.title}
          </h2>
          <p className="lead mt-4 max-w-[13.3em]">{story.lead}</p>
        </div>
      </div>
      <div className="grid gap-[1.25em] text-lg/[1.6] max-lg:pt-2 lg:border-t-[1.5px] lg:border-ink lg:pt-6">
        <p className="mb-1 font-display text-h3/[1.16] font-medium tracking-[-0.025em] text-balance">
          {story.opening}
        </p>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
