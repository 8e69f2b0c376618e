import type { Entity } from "./read-form";

/**
 * Receives the data of a form that a visitor has sent, after all checks. It only logs them: docs/deploying.md says what to
 * change to send them somewhere.
 */
export function receiveForm(entity: Entity): void {
  console.log(entity);
}
