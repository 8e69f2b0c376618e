import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { Art } from "@/components/ui/art";
import type { OnboardingContent } from "@/content/schema";
import { interpolate } from "@/lib/text/interpolate";

/** The spinner of the last step: a sun, from which rings spread three times within five seconds (WCAG 2.2.2). */
function Sun({ className }: { className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={clsx("overflow-visible", className)}>
      {[75, 102.5, 130].map((radius, index) => (
        <circle
          key={radius}
          r={radius}
          className={clsx(
            "fill-none stroke-accent stroke-2 opacity-60",
            "animate-[ripple_1400ms_var(--delay)_var(--ease-settle)_2_backwards,settle_1400ms_calc(2800ms+var(--delay))_var(--ease-settle)]",
          )}
          vectorEffect="non-scaling-stroke"
          style={{ "--delay": `${index * 300}ms` } as CSSProperties}
        />
      ))}
      <circle r="50" className="fill-sun" />
    </svg>
  );
}

/** The picture of the last step, below its text: a sunrise over the waves of an illustration. */
export function Sunrise({ art }: { art: string }) {
  return (
    <div className="sunrise pointer-events-none relative self-end overflow-hidden [grid-area:1/1] short:hidden forced-colors:hidden">
      <Sun />
      <Art name={art} view="waves" priority />
    </div>
  );
}

const textClasses = "max-w-xl text-lead text-balance text-muted short:w-full very-short:text-base";

interface AllSetProps {
  content: OnboardingContent;
  /** The visitor's name, or an empty text. */
  name: string;
}

/** The text of the last step. Where there is no sunrise, it has a small sun. */
export function AllSet({ content, name }: AllSetProps) {
  return (
    <div className="grid justify-items-start gap-4 short:flex short:flex-wrap short:items-center short:gap-x-10 short:gap-y-2">
      <Sun
        className={clsx(
          "m-10 hidden size-11 forced-colors:block",
          "short:m-5 short:me-0 short:block short:size-5 very-short:m-3 very-short:me-0 very-short:size-3.5",
        )}
      />
      <h2 aria-level={1} tabIndex={-1} className="flush-start text-h1 short:text-h3 very-short:text-h4">
        {content.done.title}
      </h2>
      {name && (
        <p className={clsx(textClasses, "wrap-anywhere")} dir="auto">
          {interpolate(content.greeting, { name })}
        </p>
      )}
      {/* Onboarding announces this text to screen readers in its live region. */}
      <p className={textClasses} aria-hidden="true">
        {content.done.text}
      </p>
    </div>
  );
}
