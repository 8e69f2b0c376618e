import { clsx } from "clsx";
import type { FormEvent } from "react";
import type { GoalId, OnboardingContent, RoleId } from "@/content/schema";
import { canChooseMore, lastStep, maxGoals, type Onboarding } from "@/lib/onboarding";
import { fill } from "@/lib/template";

export interface WizardHandlers {
  onContinue: () => void;
  onBack: () => void;
  onName: (name: string) => void;
  onRole: (role: RoleId) => void;
  onGoal: (goal: GoalId) => void;
}

interface Props {
  state: Onboarding;
  words: OnboardingContent;
  /** None on the server: the first step's HTML waits for them. */
  handlers?: WizardHandlers;
}

/** In the HTML one heading of two, below the page's own; in the page's place, the main one. */
function headingOf(handlers: WizardHandlers | undefined) {
  return handlers ? "h1" : "h2";
}

/** Three bars; the last step has none. */
function Progress({ step, words }: { step: number; words: OnboardingContent }) {
  const names = [words.name.step, words.role.step, words.goals.step];
  return (
    <ol className="wizard-progress" aria-label={words.progress}>
      {names.map((name, index) => (
        <li
          key={name}
          className={clsx(index < step && "wizard-progress-done", index === step && "wizard-progress-now")}
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
      id="gate-name"
      name="name"
      type="text"
      className="input max-w-96"
      autoComplete="given-name"
      aria-labelledby="gate-question"
      aria-describedby="gate-hint"
      defaultValue={state.name}
      {...(handlers && { onInput: (event) => handlers.onName(event.currentTarget.value) })}
    />
  );
}

function RoleQuestion({ state, words, handlers }: Props) {
  return (
    <div className="wizard-choices">
      {words.role.options.map((option) => (
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

function GoalsQuestion({ state, words, handlers }: Props) {
  return (
    <div className="wizard-choices">
      {words.goals.options.map((option) => {
        const chosen = state.goals.includes(option.id);
        return (
          <label key={option.id} className="choice">
            <input
              type="checkbox"
              name="goals"
              value={option.id}
              aria-describedby="gate-hint"
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

function AllSet({ state, words, handlers }: Props) {
  const Heading = headingOf(handlers);
  const name = state.name.trim();
  return (
    <div className="wizard-done">
      <svg viewBox="0 0 112 112" aria-hidden="true" className="wizard-spinner">
        {[20, 36, 52].map((radius) => (
          <circle key={radius} cx="56" cy="56" r={radius} />
        ))}
        <circle cx="56" cy="56" r="12" />
      </svg>
      <Heading tabIndex={-1} className="text-h2">
        {words.done.title}
      </Heading>
      {name && (
        <p className="lead line-clamp-2 wrap-anywhere" dir="auto">
          {fill(words.greeting, { name })}
        </p>
      )}
      <p className="lead" role="status">
        {words.done.text}
      </p>
    </div>
  );
}

const questions = [NameQuestion, RoleQuestion, GoalsQuestion];

/**
 * One step of the wizard as it stands in `state`. Without handlers it is what the server writes into every page for
 * the first paint; method="dialog" keeps the browser from sending the form anywhere before they arrive.
 */
export function WizardView(props: Props) {
  const { state, words, handlers } = props;
  const { step } = state;
  const Question = questions[step];
  const Heading = headingOf(handlers);
  const text = [words.name, words.role, words.goals][step];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    handlers?.onContinue();
  };

  return (
    <form className="wizard" method="dialog" autoComplete="on" {...(handlers ? { onSubmit: submit } : {})}>
      {step < lastStep && <Progress step={step} words={words} />}
      <p className="sr-only" role="status">
        {step < lastStep && fill(words.position, { step: step + 1, total: lastStep })}
      </p>
      <div className="wizard-step" key={step}>
        {Question && text ? (
          <fieldset>
            <legend>
              <Heading id="gate-question" tabIndex={-1} className="text-h2">
                {text.question}
              </Heading>
            </legend>
            <div className="wizard-hint">
              <p id="gate-hint">{text.hint}</p>
              {step === 2 && (
                <p className="font-bold text-ink" role="status">
                  {fill(words.goals.count, { count: state.goals.length, max: maxGoals })}
                </p>
              )}
            </div>
            <Question {...props} />
          </fieldset>
        ) : (
          <AllSet {...props} />
        )}
      </div>
      <div className="wizard-actions">
        {step > 0 && step < lastStep && (
          <button type="button" className="button button-line" onClick={handlers?.onBack}>
            {words.back}
          </button>
        )}
        <button type="submit" className="button">
          {step < lastStep ? words.next : words.done.enter}
        </button>
      </div>
    </form>
  );
}
