import type { ReactNode } from "react";
import { DeliveryFoot } from "@/components/islands/forms/delivery-foot";
import { Form } from "@/components/islands/forms/form";
import { Icon } from "@/components/ui/icon";
import type { FormCopy, NoticeId, Passage } from "@/content/schema";
import { FormHead } from "./form-head";
import { FormThanks } from "./form-thanks";

interface Props {
  kind: "contact" | "demo";
  copy: FormCopy;
  /** The email address for visitors who cannot use the form. */
  email: string;
  notice: NoticeId;
  /** The fields. */
  children: ReactNode;
  sent: Passage;
  /** Follows the text of the thanks. */
  next?: ReactNode;
  className?: string;
}

/** A form with its head and foot, and the thanks that replace it once it was sent. */
export function SiteForm({ kind, copy, email, notice, children, sent, next, className }: Props) {
  return (
    <Form
      notice={notice}
      errorIcon={<Icon name="circle-alert" />}
      thanks={<FormThanks sent={sent} next={next} className={className} />}
    >
      <FormHead kind={kind} copy={copy} email={email} />
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="text-small text-muted">{copy.footnote}</p>
        {process.env.FORM_ENDPOINT ? (
          <DeliveryFoot submit={copy.submit} />
        ) : (
          <button type="submit" className="button max-sm:w-full">
            {copy.submit}
          </button>
        )}
      </div>
    </Form>
  );
}

/** A page's heading beside its form. */
export function FormSplit({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-1 gap-[clamp(2rem,5vw,5.5rem)] pt-fluid-2xl pb-section columns:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      {children}
    </div>
  );
}
