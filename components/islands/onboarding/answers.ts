import type { OnboardingContent, OnboardingStep } from "@/content/schema";
import { trim } from "@/lib/text/trim";

/** The answers so far, typed or chosen, by the step's id. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Returns the answer in a step's form. */
export function readAnswer(step: OnboardingStep, form: HTMLFormElement): readonly string[] {
  const values = new FormData(form).getAll(step.id).map(String);
  return step.type === "checkbox" ? values.slice(0, step.max) : values;
}

/** Returns the answers as they are logged: a list for several choices, otherwise a text. */
export function answersToLog({ steps }: OnboardingContent, answers: Answers) {
  return Object.fromEntries(
    steps.map(({ id, type }) => {
      const values = answers[id] ?? [];
      return [id, type === "checkbox" ? values : trim(values[0] ?? "")];
    }),
  );
}

/** The most characters of a name that are repeated: a longer text would push the question out of the window. */
const longestName = 200;

/** Returns the name in the answers, as the greetings repeat it. Without one, returns an empty text. */
export const nameIn = ({ name = [] }: Answers) =>
  // Cut between characters, because half an emoji shows as a question mark.
  [...trim(name[0] ?? "")].slice(0, longestName).join("");

/** Returns the illustration of the last chosen option that has one. */
export const artIn = ({ steps }: OnboardingContent, answers: Answers) =>
  steps
    .flatMap((step) =>
      step.type === "radio" ? step.options.filter(({ id }) => answers[step.id]?.includes(id)) : [],
    )
    .findLast(({ art }) => art)?.art;
