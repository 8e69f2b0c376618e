import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { Choice } from "@/components/ui/choice";
import { Input } from "@/components/ui/input";
import type { OnboardingContent, OnboardingStep } from "@/content/schema";
import { interpolate, withoutEndMark } from "@/lib/text/interpolate";

interface Props {
  step: OnboardingStep;
  /** The answer so far, typed or chosen. */
  answer?: readonly string[];
}

/** The fields of a step: a text field, or options. Once the most allowed are chosen, the other options are disabled. */
function Fields({ step, answer = [] }: Props) {
  if (step.type === "text")
    return (
      <Input
        name={step.id}
        type="text"
        className="max-w-96"
        autoComplete={step.autocomplete}
        autoCapitalize="words"
        spellCheck={false}
        dir="auto"
        defaultValue={answer[0]}
        aria-labelledby={`onboarding-${step.id}-question`}
      />
    );
  const isFull = step.type === "checkbox" && answer.length >= step.max;
  return (
    // Two columns where there is room for two, however large the text is.
    <fieldset
      aria-label={step.label}
      className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,max(14rem,34%)),1fr))] gap-2 sm:gap-3"
    >
      {step.options.map(({ id, label }) => (
        <Choice
          key={id}
          type={step.type}
          name={step.id}
          value={id}
          label={label}
          defaultChecked={answer.includes(id)}
          disabled={isFull && !answer.includes(id)}
        />
      ))}
    </fieldset>
  );
}

/** The steps with a question. */
export function Progress({ copy, current }: { copy: OnboardingContent; current: number }) {
  return (
    <ol aria-label={copy.progress} className="flex flex-wrap gap-2">
      {copy.steps.map(({ id, label }, index) => (
        <li
          key={id}
          className={clsx(
            "flex-1 border-t-5 pt-3 text-sm leading-tight low:pt-1",
            index < current && "border-accent text-ink",
            index === current && "border-action font-bold text-ink forced-colors:border-[Highlight]",
            index > current && "border-line text-muted",
          )}
          aria-current={index === current ? "step" : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}

/**
 * A step's question and its fields. For screen readers the heading has level 1, because only onboarding shows. It is an <h2>, because
 * the HTML also contains the page's own <h1>. Its description is heard with it, so neither fields nor options repeat the two.
 */
export function Question({ step, answer = [] }: Props) {
  const max = step.type === "checkbox" ? step.max : 0;
  const hintId = `onboarding-${step.id}-hint`;
  return (
    <>
      <h2
        id={`onboarding-${step.id}-question`}
        aria-level={1}
        aria-describedby={hintId}
        tabIndex={-1}
        className="text-h2 low:text-h3 very-low:text-h4"
      >
        {step.question}
      </h2>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-4 pb-7 text-muted low:pt-1.5 low:pb-3 very-low:text-sm">
        <p id={hintId}>{interpolate(step.hint, { max })}</p>
        {step.type === "checkbox" && (
          <p className="font-semibold text-ink" aria-live="polite" aria-atomic="true">
            {interpolate(step.count, { count: answer.length, max })}
          </p>
        )}
      </div>
      <Fields step={step} answer={answer} />
    </>
  );
}

interface AllSetProps {
  copy: OnboardingContent;
  /** The visitor's name, if one was given. */
  name: string | undefined;
}

/** The most characters of a name that are repeated: more than two lines hold. */
const longestName = 200;

/** The last step of onboarding. */
export function AllSet({ copy, name }: AllSetProps) {
  return (
    <div className="grid justify-items-start gap-4 low:flex low:flex-wrap low:items-center low:gap-x-4 low:gap-y-2 low:*:[p]:w-full">
      <svg viewBox="0 0 112 112" aria-hidden="true" className="mb-4 size-28 low:mb-0 low:size-12">
        {[20, 36, 52].map((radius, index) => (
          <circle
            key={radius}
            cx="56"
            cy="56"
            r={radius}
            className="origin-center animate-ripple fill-none stroke-accent stroke-2"
            style={{ "--delay": `${index * 300}ms` } as CSSProperties}
          />
        ))}
        <circle cx="56" cy="56" r="12" className="fill-sun" />
      </svg>
      <h2 aria-level={1} tabIndex={-1} className="text-h2 low:text-h3 very-low:text-h4">
        {copy.done.title}
      </h2>
      {name && (
        <p className="max-w-xl text-lead text-muted line-clamp-2 wrap-anywhere very-low:text-base" dir="auto">
          {interpolate(copy.greeting, { name: withoutEndMark(name.slice(0, longestName)) })}
        </p>
      )}
      {/* The wizard announces it to screen readers in its live region. */}
      <p className="max-w-xl text-lead text-muted very-low:text-base" aria-hidden="true">
        {copy.done.text}
      </p>
    </div>
  );
}
