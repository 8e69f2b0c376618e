import type { FormValues } from "./rules";

/**
 * Sends the values that a visitor has submitted, after all checks. It only logs them: docs/deploying.md says what to change to
 * send them somewhere.
 */
export function sendForm(values: FormValues): void {
  console.log(values);
}
