import { Choice } from "@/components/ui/choice";
import { Input } from "@/components/ui/input";
import type { Step } from "./answers";

interface Props {
  step: Step;
  /** What was typed or chosen so far. */
  answer: readonly string[];
}

/** The fields of a step: a text field, or options. Once the most allowed are chosen, the other options are disabled. */
export function Fields({ step, answer }: Props) {
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
