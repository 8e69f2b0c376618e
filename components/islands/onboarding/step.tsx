import { clsx } from "clsx";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { Input } from "@/components/ui/input";
import type { OnboardingContent } from "@/content/schema";
import { interpolate, withoutEndMark } from "@/lib/text/interpolate";
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
const questionSpacing = "mb-auto pt-7.5 pb-6 sm:my-auto sm:py-[clamp(2rem,5vh,4rem)]";

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

interface AllSetProps {
  copy: OnboardingContent;
  /** The visitor's name, if one was given. */
  name: string | undefined;
}

/** The last step of onboarding. */
export function AllSet({ copy, name }: AllSetProps) {
  return (
    <>
      <div className={questionSpacing}>
        <div className="grid justify-items-start gap-4">
          <svg viewBox="0 0 112 112" aria-hidden="true" className="mb-4 size-28">
            {[20, 36, 52].map((radius, index) => (
              <circle
                key={radius}
                cx="56"
                cy="56"
                r={radius}
                className="origin-center animate-ripple fill-none stroke-accent stroke-2"
                style={{ animationDelay: `${index * 800}ms` }}
              />
            ))}
            <circle cx="56" cy="56" r="12" className="fill-action" />
          </svg>
          <h2 aria-level={1} tabIndex={-1} className="text-h2">
            {copy.done.title}
          </h2>
          {name && (
            <p className="max-w-xl text-lead text-muted line-clamp-2 wrap-anywhere" dir="auto">
              {interpolate(copy.greeting, { name: withoutEndMark(name) })}
            </p>
          )}
          {/* The wizard announces it to screen readers in its live region. */}
          <p className="max-w-xl text-lead text-muted" aria-hidden="true">
            {copy.done.text}
          </p>
        </div>
      </div>
      <div className="flex gap-4">
        <Button type="submit" className="ml-auto max-sm:flex-1">
          {copy.done.enter}
        </Button>
      </div>
    </>
  );
}
