import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { OnboardingContent } from "@/content/schema";
import { interpolate } from "@/lib/interpolate";
import { maxGoals, questions } from "@/lib/onboarding";

interface Props {
  copy: OnboardingContent;
  question: (typeof questions)[number];
  /** How many options are chosen, in words. */
  count?: string;
  onBack?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Where a step has its question. */
export const questionLook = "mb-auto pt-7.5 pb-6 sm:my-auto sm:py-[clamp(2rem,5vh,4rem)]";

/**
 * The contents of a form of onboarding: progress, a question and its fields, buttons. For screen readers the heading has
 * level 1, because only onboarding shows. It is an <h2>, because the HTML also contains the page's own <h1>.
 */
export function OnboardingStep({ copy, question, count, onBack, children }: Props) {
  const current = questions.indexOf(question);
  return (
    <>
      <ol aria-label={copy.progress} className="grid grid-cols-3 gap-2">
        {questions.map((name, index) => (
          <li
            key={name}
            className={clsx(
              "border-t-5 pt-3 text-sm leading-tight",
              index < current && "border-accent text-ink",
              index === current && "border-action font-bold text-ink forced-colors:border-[Highlight]",
              index > current && "border-line text-muted",
            )}
            aria-current={index === current ? "step" : undefined}
          >
            {copy[name].step}
          </li>
        ))}
      </ol>
      <div className={questionLook}>
        <fieldset>
          <legend>
            <h2 id={`onboarding-${question}-question`} aria-level={1} tabIndex={-1} className="text-h2">
              {copy[question].question}
            </h2>
          </legend>
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-4 pb-7 text-muted">
            <p id={`onboarding-${question}-hint`}>{interpolate(copy[question].hint, { max: maxGoals })}</p>
            {count && (
              <p className="font-semibold text-ink" aria-live="polite" aria-atomic="true">
                {count}
              </p>
            )}
          </div>
          {children}
        </fieldset>
      </div>
      <div className="flex gap-4">
        {onBack && (
          <Button variant="secondary" className="max-sm:flex-[0_1_7rem]" onClick={onBack}>
            {copy.back}
          </Button>
        )}
        <Button type="submit" className="ml-auto max-sm:flex-1">
          {copy.next}
        </Button>
      </div>
    </>
  );
}
