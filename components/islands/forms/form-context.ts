import { createContext, type ReactNode } from "react";
import type { Entity } from "./read-form";
import type { FieldErrors } from "./use-submission";

interface FormState {
  errors: FieldErrors;
  errorIcon: ReactNode;
  /** What was sent, once it was. */
  sent: Entity | undefined;
}

/** What a form's fields and its thanks read from it. */
export const FormContext = createContext<FormState>({ errors: {}, errorIcon: null, sent: undefined });
