import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { Sent } from "@/components/islands/forms/sent";
import { Waves } from "@/components/ui/waves";
import type { Passage } from "@/content/schema";
import { templateParts } from "@/lib/interpolate";
import type { WaveShape } from "@/lib/wave-paths";

/** The waves at the foot, across the panel. They are inline, so that sending a form loads no file. */
const swell: WaveShape = {
  width: 960,
  height: 300,
  bands: 4,
  center: 490,
  base: [195, 296],
  peak: [127, 254],
  spread: [230, 210],
  steepness: [2, 2],
  sway: 6,
  samples: 18,
};

/** The visitor's answers that thanks may repeat. */
const answers: Record<string, ReactNode> = {
  name: (
    <span dir="auto">
      <Sent field="name" />
    </span>
  ),
  email: (
    <strong dir="auto" className="font-heavy text-ink">
      <Sent field="email" />
    </strong>
  ),
};

/** A text with the visitor's answers for its placeholders. */
function WithAnswers({ text }: { text: string }) {
  return templateParts(text).map((part) =>
    "text" in part ? part.text : <Fragment key={part.place}>{answers[part.place]}</Fragment>,
  );
}

interface Props {
  sent: Passage;
  /** Follows the text. */
  next?: ReactNode;
  className?: string | undefined;
}

/** The thanks that replace a form once it was sent. */
export function FormThanks({ sent, next, className }: Props) {
  return (
    // Names and addresses may be one long word, so lines break anywhere.
    <div
      className={clsx(
        "form-panel panel flex flex-col wrap-anywhere [--pad:var(--spacing-fluid-xl)] sm:[&>:nth-last-child(2)]:mb-10",
        className,
      )}
    >
      {/* The clamp would cut the descenders of the last line. */}
      <h2 tabIndex={-1} className="-mb-[0.08em] line-clamp-4 flex-none pb-[0.08em] text-h2">
        <WithAnswers text={sent.title} />
      </h2>
      <p className="lead mt-4">
        <WithAnswers text={sent.text} />
      </p>
      {next}
      <Waves
        shape={swell}
        depths={[1, 2, 3, 4]}
        sun={[650, 128, 72]}
        className="-mx-(--pad) mt-auto -mb-(--pad) aspect-16/5 w-[calc(100%+2*var(--pad))] flex-none bg-depth-0 max-sm:hidden"
      />
    </div>
  );
}
