"use client";

import type { ReactNode } from "react";
import type { NoticeId } from "@/content/schema";
import { FormContext } from "./form-context";
import { useSubmission } from "./use-submission";

interface Props {
  /** The notice to show once the form was sent. */
  notice: NoticeId;
  errorIcon: ReactNode;
  /** Head, fields and foot. The fields' values are sent under their names. */
  children: ReactNode;
  /** Replaces the form once it was sent. Its <h2> gets the focus. */
  thanks: ReactNode;
}

/** A form's panel, and the thanks that replace it. Both are rendered on the server. */
export function Form({ notice, errorIcon, children, thanks }: Props) {
  const { hasLeft, form, ...state } = useSubmission(notice);
  return (
    <FormContext value={{ ...state, errorIcon }}>
      {hasLeft ? null : (
        <form className={state.sent ? "sr-only" : "form-panel panel grid grid-cols-1 gap-6"} {...form}>
          {children}
        </form>
      )}
      {state.sent ? thanks : null}
    </FormContext>
  );
}
