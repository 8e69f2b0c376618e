import type { FormEvent } from "react";
import type { GoalId, OnboardingContent, RoleId } from "@/content/schema";
import { interpolate } from "@/lib/interpolate";
import { canChooseMore, lastStep, maxGoals, type OnboardingState } from "@/lib/onboarding";

export interface OnboardingHandlers {
  onContinue: () => void;
  onBack: () => void;
  onName: (name: string) => void;
  onRole: (role: RoleId) => void;
  onGoal: (goal: GoalId) => void;
}

interface Props {
  state: OnboardingState;
  copy: OnboardingContent;
  /** Undefined in the HTML, until the code of onboarding has arrived. */
  handlers?: OnboardingHandlers;
}

/** Returns the heading's level: the HTML also holds the page's own h1, but hydrated, onboarding is all that is shown. */
function headingOf(handlers: OnboardingHandlers | undefined) {
  return handlers ? "h1" : "h2";
}

/** Three bars, one for each question. */
function Progress({ step, copy }: { step: number; copy: OnboardingContent }) {
  const names = [copy.name.step, copy.role.step, copy.goals.step];
  return (
    <ol aria-label={copy.progress}>
      {names.map((name, index) => (
        <li
          key={name}
          className={index < step ? "onboarding-step-done" : undefined}
          aria-current={index === step ? "step" : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

function NameQuestion({ state, handlers }: Props) {
  return (
    <input
      id="onboarding-name"
      name="name"
      type="text"
      className="input max-w-96"
      autoComplete="given-name"
      aria-labelledby="onboarding-question"
      aria-describedby="onboarding-hint"
      defaultValue={state.name}
      {...(handlers && { onInput: (event) => handlers.onName(event.currentTarget.value) })}
    />
  );
}

function RoleQuestion({ state, copy, handlers }: Props) {
  return (
    <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
      {copy.role.options.map((option) => (
        <label key={option.id} className="choice">
          <input
            type="radio"
            name="role"
            value={option.id}
            checked={state.role === option.id}
            onChange={() => handlers?.onRole(option.id)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

function GoalsQuestion({ state, copy, handlers }: Props) {
  return (
    <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
      {copy.goals.options.map((option) => {
        const chosen = state.goals.includes(option.id);
        return (
          <label key={option.id} className="choice">
            <input
              type="checkbox"
              name="goals"
              value={option.id}
              aria-describedby="onboarding-hint"
              checked={chosen}
              disabled={!chosen && !canChooseMore(state)}
              onChange={() => handlers?.onGoal(option.id)}
            />
            {option.label}
          </label>
        );
      })}
    </div>
  );
}

function AllSet({ state, copy, handlers }: Props) {
  const Heading = headingOf(handlers);
  const name = state.name.trim();
  return (
    <div className="grid justify-items-start gap-4">
      <svg viewBox="0 0 112 112" aria-hidden="true" className="onboarding-step-spinner">
        {[20, 36, 52].map((radius) => (
          <circle key={radius} cx="56" cy="56" r={radius} />
        ))}
        <circle cx="56" cy="56" r="12" />
      </svg>
      <Heading tabIndex={-1} className="text-h2">
        {copy.done.title}
      </Heading>
      {name && (
        <p className="lead line-clamp-2 wrap-anywhere" dir="auto">
          {interpolate(copy.greeting, { name })}
        </p>
      )}
      <p className="lead" role="status">
        {copy.done.text}
      </p>
    </div>
  );
}

const questions = [NameQuestion, RoleQuestion, GoalsQuestion];

/**
 * One step of onboarding. Without handlers it is the first step in the HTML of every page, where method="dialog" keeps the
 * browser from sending the form.
 */
export function OnboardingStep(props: Props) {
  const { state, copy, handlers } = props;
  const { step } = state;
  const Question = questions[step];
  const Heading = headingOf(handlers);
  const text = [copy.name, copy.role, copy.goals][step];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    handlers?.onContinue();
  };

  return (
    <form
      className="onboarding-step"
      method="dialog"
      autoComplete="on"
      {...(handlers ? { onSubmit: submit } : {})}
    >
      {step < lastStep && <Progress step={step} copy={copy} />}
      <p className="sr-only" role="status">
        {step < lastStep && interpolate(copy.position, { step: step + 1, total: lastStep })}
      </p>
      <div className="onboarding-step-question" key={step}>
        {Question && text ? (
          <fieldset>
            <legend>
              <Heading id="onboarding-question" tabIndex={-1} className="text-h2">
                {text.question}
              </Heading>
            </legend>
            <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-4 pb-7 text-muted">
              <p id="onboarding-hint">{text.hint}</p>
              {step === 2 && (
                <p className="font-bold text-ink" role="status">
                  {interpolate(copy.goals.count, { count: state.goals.length, max: maxGoals })}
                </p>
              )}
            </div>
            <Question {...props} />
          </fieldset>
        ) : (
          <AllSet {...props} />
        )}
      </div>
      <div className="flex gap-4">
        {step > 0 && step < lastStep && (
          <button
            type="button"
            className="button button-secondary max-sm:flex-[0_1_7rem]"
            onClick={handlers?.onBack}
          >
            {copy.back}
          </button>
        )}
        <button type="submit" className="button ml-auto max-sm:flex-1">
          {step < lastStep ? copy.next : copy.done.enter}
        </button>
      </div>
    </form>
  );
}
