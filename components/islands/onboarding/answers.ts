import type { OnboardingContent } from "@/content/schema";

export type Step = OnboardingContent["steps"][number];

/** The answers so far, typed or chosen, by the step's id. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Returns the answers with the one from a step's form. */
export function withAnswer(answers: Answers, step: Step, form: FormData): Answers {
  const values = form.getAll(step.id).map(String);
  return { ...answers, [step.id]: step.type === "checkbox" ? values.slice(0, step.max) : values };
}

/** Returns the answers as they are logged: a list for several choices, else a text. */
export function answersToLog(steps: readonly Step[], answers: Answers) {
  return Object.fromEntries(
    steps.map(({ id, type }) => {
      const values = answers[id] ?? [];
      return [id, type === "checkbox" ? values : (values[0] ?? "").trim()];
    }),
  );
}
