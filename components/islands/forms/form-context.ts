import { createContext, type ReactNode } from "react";
import type { Entity } from "./read-form";
import type { Delivery, FieldErrors } from "./use-submission";

interface FormState {
  errors: FieldErrors;
  errorIcon: ReactNode;
  /** The data that was sent, once it was. */
  sent: Entity | undefined;
  delivery: Delivery;
}

/** The state of the form that a field, its foot or its thanks belong to. */
export const FormContext = createContext<FormState>({
  errors: {},
  errorIcon: null,
  sent: undefined,
  delivery: undefined,
});
