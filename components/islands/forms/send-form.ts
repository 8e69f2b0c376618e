import type { FormValues } from "./rules";

/**
 * Receives what a visitor has submitted, after all checks, and only logs it. docs/deploying.md has a recipe for sending it
 * somewhere.
 */
export function sendForm(values: FormValues): void {
  console.log(values);
}
