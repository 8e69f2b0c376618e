import { clsx } from "clsx";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { Input } from "@/components/ui/input";
import type { OnboardingContent } from "@/content/schema";
import { interpolate } from "@/lib/text/interpolate";
import type { Step } from "./answers";

interface Props {
  copy: OnboardingContent;
  step: Step;
  /** The answer so far, typed or chosen. */
  answer?: readonly string[];
  onBack?: () => void;
}

/** The fields of a step: a text field, or options. Once the most allowed are chosen, the other options are disabled. */
function Fields({ step, answer = [] }: Pick<Props, "step" | "answer">) {
  if (step.type === "text")
    return (
      <Input
        name={step.id}
        type="text"
        className="max-w-96"
        autoComplete={step.autocomplete}
        defaultValue={answer[0]}
        aria-labelledby={`onboarding-${step.id}-question`}
        aria-describedby={`onboarding-${step.id}-hint`}
      />
    );
  const isFull = step.type === "checkbox" && answer.length >= step.max;
  return (
    // Two columns where there is room for two, however large the text is.
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(14rem,34%)),1fr))] gap-2 sm:gap-3">
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
    </div>
  );
}

/** The room around the question of a step. */
export const questionSpacing = "mb-auto pt-7.5 pb-6 sm:my-auto sm:py-[clamp(2rem,5vh,4rem)]";

/**
 * The contents of a step's form: progress, the question and its fields, buttons. For screen readers the heading has level 1,
 * because only onboarding shows. It is an <h2>, because the HTML also contains the page's own <h1>.
 */
export function Question({ copy, step, answer = [], onBack }: Props) {
  const current = copy.steps.findIndex(({ id }) => id === step.id);
  const max = step.type === "checkbox" ? step.max : 0;
  // The options have the hint once, for their group. A text field has its own description.
  const Group = step.type === "text" ? "div" : "fieldset";
  const hintId = `onboarding-${step.id}-hint`;
  const heading = (
    <h2 id={`onboarding-${step.id}-question`} aria-level={1} tabIndex={-1} className="text-h2">
      {step.question}
    </h2>
  );
  return (
    <>
      <ol aria-label={copy.progress} className="flex flex-wrap gap-2">
        {copy.steps.map(({ id, label }, index) => (
          <li
            key={id}
            className={clsx(
              "flex-1 border-t-5 pt-3 text-sm leading-tight",
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
      <div className={questionSpacing}>
        <Group className="min-w-0" aria-describedby={Group === "fieldset" ? hintId : undefined}>
          {Group === "fieldset" ? <legend>{heading}</legend> : heading}
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-4 pb-7 text-muted">
            <p id={hintId}>{interpolate(step.hint, { max })}</p>
            {step.type === "checkbox" && (
              <p className="font-semibold text-ink" aria-live="polite" aria-atomic="true">
                {interpolate(step.count, { count: answer.length, max })}
              </p>
            )}
          </div>
          <Fields step={step} answer={answer} />
        </Group>
      </div>
      <div className="flex flex-wrap gap-4">
        {onBack && (
          <Button variant="secondary" className="max-sm:flex-[0_1_7rem]" onClick={onBack}>
            {copy.back}
          </Button>
        )}
        <Button type="submit" className="spins-while-busy ml-auto max-sm:flex-auto">
          {copy.next}
        </Button>
      </div>
    </>
  );
}
