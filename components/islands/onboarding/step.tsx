import { clsx } from "clsx";
import { Art } from "@/components/ui/art";
import { Choice } from "@/components/ui/choice";
import { Input } from "@/components/ui/input";
import type { OnboardingContent, OnboardingStep } from "@/content/schema";
import { interpolate } from "@/lib/text/interpolate";

interface FieldsProps {
  step: OnboardingStep;
  /** The answer so far, typed or chosen. */
  answer?: readonly string[];
}

/** The fields of a step: a text field, or options. Once the maximum is chosen, the other options are disabled. */
function Fields({ step, answer = [] }: FieldsProps) {
  if (step.type === "text")
    return (
      <Input
        name={step.id}
        type="text"
        className="max-w-96"
        enterKeyHint="next"
        autoComplete={step.autocomplete}
        autoCapitalize="words"
        spellCheck={false}
        dir="auto"
        defaultValue={answer[0]}
        aria-labelledby={`onboarding-${step.id}-question`}
      />
    );
  const isFull = step.type === "checkbox" && answer.length >= step.max;
  const isPictured = step.options.some((option) => "art" in option && option.art);
  return (
    <fieldset
      aria-label={step.label}
      className={clsx(
        "grid min-w-0 gap-2 sm:gap-3 low:gap-2",
        step.type === "radio"
          ? "max-w-136"
          : // Two columns where there is room for two, however large the text is.
            "grid-cols-[repeat(auto-fit,minmax(min(100%,max(14rem,34%)),1fr))]",
      )}
    >
      {step.options.map((option) => (
        <Choice
          key={option.id}
          type={step.type}
          size={isPictured ? "pictured" : "medium"}
          name={step.id}
          value={option.id}
          label={option.label}
          defaultChecked={answer.includes(option.id)}
          disabled={isFull && !answer.includes(option.id)}
          picture={
            "art" in option &&
            option.art && (
              // Very large text needs the space.
              <Art
                name={option.art}
                view="thumbnail"
                className="size-10 rounded-md max-[16rem]:hidden sm:size-11 low:size-10 forced-colors:hidden"
              />
            )
          }
        />
      ))}
    </fieldset>
  );
}

/** The list of the steps that ask a question. */
export function Progress({ content, current }: { content: OnboardingContent; current: number }) {
  return (
    <ol aria-label={content.progress} className="flex flex-wrap gap-2">
      {content.steps.map(({ id, label }, index) => (
        <li
          key={id}
          className={clsx(
            "flex-1 border-t-5 pt-3 text-sm leading-tight short:pt-1",
            index < current && "border-accent",
            index === current && "border-sun font-bold",
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

interface QuestionProps extends FieldsProps {
  /** A greeting by name, above the question where the panel has no room for it. */
  hello: string | undefined;
}

/**
 * A step's question and its fields. For screen readers the heading has level 1, because only onboarding shows. It is an <h2>, because
 * the HTML also contains the page's own <h1>. Screen readers read it with its description, so neither fields nor options repeat the two.
 */
export function Question({ step, answer = [], hello }: QuestionProps) {
  const max = step.type === "checkbox" ? step.max : 0;
  const hintId = `onboarding-${step.id}-hint`;
  return (
    <>
      {hello && (
        <p
          className="mb-1.5 text-sm font-semibold text-balance text-accent wrap-anywhere side-by-side:hidden"
          dir="auto"
        >
          {hello}
        </p>
      )}
      <h2
        id={`onboarding-${step.id}-question`}
        aria-level={1}
        aria-describedby={hintId}
        tabIndex={-1}
        className="text-h2 short:text-h3 very-short:text-h4"
      >
        {step.question}
      </h2>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-4 pb-7 text-muted short:pt-1.5 short:pb-2 very-short:text-sm">
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
