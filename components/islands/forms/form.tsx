"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { FormCopy, NoticeId } from "@/content/schema";
import { DeliveryFoot } from "./delivery-foot";
import { FormContext } from "./form-context";
import { useSubmission } from "./use-submission";

/** How long a form stays out of sight once it was sent, in milliseconds. */
const leaveMs = 500;

interface Props extends Pick<FormCopy, "footnote" | "submit"> {
  /** The notice to show once the form was sent. */
  notice: NoticeId;
  /** What stands above the fields. Like all that follows, it is rendered on the server. */
  head: ReactNode;
  /** The fields. What they hold is sent under their names. */
  children: ReactNode;
  errorIcon: ReactNode;
  /** Takes the form's place once it was sent. */
  thanks: ReactNode;
}

/** The panel of a form: its head, fields as children, footnote and button. Once it was sent, the thanks take its place. */
export function Form({ footnote, submit, notice, head, children, errorIcon, thanks }: Props) {
  const { sent, errors, delivery, form } = useSubmission(notice);
  const [hasLeft, setHasLeft] = useState(false);

  // Orca does not read what takes the focus while what had the focus is being removed. So the form is removed later.
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setHasLeft(true), leaveMs);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <FormContext value={{ sent, errors, errorIcon }}>
      {hasLeft ? null : (
        <form className={sent ? "sr-only" : "form-panel grid grid-cols-1 gap-6"} {...form}>
          {head}
          {children}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <p className="text-small text-muted">{footnote}</p>
            {process.env.FORM_ENDPOINT ? (
              <DeliveryFoot submit={submit} state={delivery} />
            ) : (
              <button type="submit" className="button max-sm:w-full">
                {submit}
              </button>
            )}
          </div>
        </form>
      )}
      {sent ? thanks : null}
    </FormContext>
  );
}
