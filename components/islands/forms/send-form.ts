import type { FormValues } from "./rules";

/** Receives the values of a submitted form, after all checks, and only logs them. docs/deploying.md has a recipe for sending them. */
export function sendForm(values: FormValues): void {
  console.log(values);
}
