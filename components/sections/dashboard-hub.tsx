import { useId } from "react";
import { Button } from "@/components/ui/button";
import { PictureFrame } from "@/components/ui/picture-frame";
import type { DashboardContent } from "@/content/schema";

/** What to watch and learn: a live session and a new course. */
export function DashboardHub({ hub }: Pick<DashboardContent, "hub">) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="dashboard-tile xl:col-span-8">
      <h2 id={titleId} className="mb-5 text-h4">
        {hub.title}
      </h2>
      <ul className="grid gap-x-grid gap-y-8 sm:grid-cols-2">
        {hub.items.map((item) => (
          <li key={item.title}>
            <article>
              <div className="relative mb-4">
                <PictureFrame
                  picture={item.picture}
                  ratio={[16, 9]}
                  width={600}
                  sizes={[
                    "(min-width: 82rem) 25rem",
                    "(min-width: 68rem) 30vw",
                    "(min-width: 40rem) 45vw",
                    "90vw",
                  ]}
                  // The largest paint of a large window.
                  loading="eager"
                  className="aspect-16/9"
                />
                <p className="absolute top-3 left-3 inline-flex items-center gap-1.5 rounded-pill bg-raised px-3 py-1 text-xs font-bold">
                  {item.live ? <span aria-hidden="true" className="size-2 rounded-pill bg-action" /> : null}
                  {item.tag}
                </p>
              </div>
              <p className="text-sm text-muted">{item.when}</p>
              <h3 className="mt-1 mb-2 text-h4">{item.title}</h3>
              <Button action={item.action} variant="link" icon="arrow-right" />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
