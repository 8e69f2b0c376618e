import { clsx } from "clsx";
import { Columns } from "@/components/ui/columns";
import { Picture } from "@/components/ui/photo";
import type { Testimonial as TestimonialContent } from "@/content/schema";

/** Name and role of the speaker. A <figcaption> would name the figure, and Orca would read it before the quotation, too. */
function Speaker({ name, role }: { name: string; role: string }) {
  return (
    <span>
      <strong className="block font-semibold">{name}</strong> <span className="block">{role}</span>
    </span>
  );
}

interface QuoteProps {
  text: string;
  /** Where there are columns, it hangs the mark to the left of the text, so that the lines are aligned. */
  className: string;
}

/** The quotation. */
function Quote({ text, className }: QuoteProps) {
  return (
    <blockquote className="font-display text-[clamp(1.5rem,1.05rem+2vw,2.75rem)] leading-[1.16] font-medium tracking-tight">
      <p className={clsx("text-balance", className)}>
        <q>{text}</q>
      </p>
    </blockquote>
  );
}

/** The quotation beside a large portrait. */
function WithPortrait({ content }: { content: TestimonialContent }) {
  return (
    <section className="page-width grid items-center gap-y-7 sm:split-4" data-reveal>
      <Picture
        picture={content.picture}
        ratio={4 / 5}
        width={400}
        sizes={["(min-width: 40rem) 28vw", "9rem"]}
        className="aspect-4/5 max-sm:w-36"
      />
      <figure>
        <Quote text={content.quote} className="sm:-indent-[0.36em]" />
        <p className="mt-7 leading-snug">
          <Speaker {...content} />
        </p>
      </figure>
    </section>
  );
}

interface StatProps {
  content: TestimonialContent;
  stat: NonNullable<TestimonialContent["stat"]>;
}

/** The quotation beside a number that it states, set very large, with a small portrait. */
function WithStat({ content, stat }: StatProps) {
  return (
    <Columns as="figure" at={5} className="items-end gap-y-7" data-reveal>
      <p className="font-display text-h4 font-medium">
        <strong
          className={clsx(
            "-ms-[0.04em] mb-[0.12em] block",
            "text-[min(clamp(6.5rem,2rem+15vw,15rem),32vw)]/[0.8] font-semibold tracking-[-0.065em]",
          )}
        >
          {stat.value}
        </strong>{" "}
        <span className="block max-w-68">{stat.meaning}</span>
      </p>
      <Quote text={content.quote} className="lg:-indent-[0.36em]" />
      <Picture
        picture={content.picture}
        ratio={4 / 5}
        width={64}
        sizes={["4rem"]}
        className="col-start-1 row-start-3 h-20 w-16 lg:col-start-2 lg:row-start-2"
      />
      <p className="col-start-1 row-start-3 flex min-h-20 items-center ps-20 leading-snug lg:col-start-2 lg:row-start-2">
        <Speaker {...content} />
      </p>
    </Columns>
  );
}

/** The words of a member, with a large portrait or with a number that the quotation states. */
export function Testimonial({ content }: { content: TestimonialContent }) {
  return (
    <section className="bg-depth-0 py-[clamp(3.5rem,2.5rem+4vw,6.5rem)]">
      {content.stat ? <WithStat content={content} stat={content.stat} /> : <WithPortrait content={content} />}
    </section>
  );
}
