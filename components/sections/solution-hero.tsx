import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Columns } from "@/components/ui/columns";
import { Cta } from "@/components/ui/cta";
import { Lead } from "@/components/ui/lead";
import { Picture } from "@/components/ui/photo";
import type { SolutionContent } from "@/content/schema";

interface Props {
  content: SolutionContent["hero"];
  breadcrumbs: ReactNode;
}

/** A solution's first screen: text, and a photo that reaches the right edge of the viewport, or both on small ones. */
export function SolutionHero({ content, breadcrumbs }: Props) {
  // A face that fills the photo needs a taller file, or its chin is cut off.
  const ratio = content.picture.photo.tight ? 1 : 1.5;
  return (
    <div className="relative overflow-x-clip">
      <Columns at={7} className="items-end gap-y-fluid-xl pt-fluid-md">
        <div className="self-start lg:pt-4.5 lg:pb-fluid-2xl">
          {breadcrumbs}
          {/* The title reaches into the gap beside it, so that no title needs a third line in any of the fonts. */}
          <h1 className="flush-start mt-5 mb-6 text-h1 lg:-me-4">{content.title}</h1>
          <Lead>{content.text}</Lead>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 xl:flex-nowrap">
            {content.actions.map((action, index) => (
              <Cta
                key={action.label}
                action={action}
                variant={action.variant ?? (index === 0 ? "primary" : "secondary")}
                className={action.variant === "link" ? "" : "max-xs:w-full"}
              />
            ))}
          </div>
        </div>
        <Picture
          picture={content.picture}
          ratio={ratio}
          width={960}
          // The photo covers the frame: it is as wide or as high, whichever makes it larger.
          sizes={[
            `(min-width: 82rem) max(50vw - 7rem, ${ratio} * max(34rem, 30vw))`,
            `(min-width: 64rem) max(42vw, ${40 * ratio}vw)`,
            `max(100vw, ${19 * ratio}rem)`,
          ]}
          priority
          waves="h-1/4"
          className={clsx(
            "-mx-gutter h-[clamp(19rem,60vw,min(36rem,80svh))] print:hidden",
            "lg:ms-0 lg:-me-bleed lg:h-[min(40vw,max(34rem,30vw))] lg:rounded-ss-md",
          )}
        />
      </Columns>
    </div>
  );
}
