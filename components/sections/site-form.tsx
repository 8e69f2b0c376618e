import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { DeliveryFoot } from "@/components/islands/forms/delivery-foot";
import { Form } from "@/components/islands/forms/form";
import { Sent } from "@/components/islands/forms/sent";
import { FormHead } from "@/components/ui/form-head";
import { Icon } from "@/components/ui/icon";
import { ThanksWater } from "@/components/ui/thanks-water";
import type { FormCopy, NoticeId, Passage } from "@/content/schema";
import { templateParts } from "@/lib/interpolate";

/** The visitor's answers that thanks may repeat. */
const answers: Record<string, ReactNode> = {
  name: (
    <span dir="auto">
      <Sent field="name" />
    </span>
  ),
  email: (
    <strong dir="auto" className="font-heavy text-ink">
      <Sent field="email" />
    </strong>
  ),
};

/** A text with the visitor's answers for its placeholders. */
function WithAnswers({ text }: { text: string }) {
  return templateParts(text).map((part) =>
    "text" in part ? part.text : <Fragment key={part.place}>{answers[part.place]}</Fragment>,
  );
}

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
      thanks={
        // Names and addresses may be one long word, so lines break anywhere.
        <div
          className={clsx(
            "form-panel panel flex flex-col wrap-anywhere [--pad:var(--spacing-fluid-xl)] sm:[&>:nth-last-child(2)]:mb-10",
            className,
          )}
        >
          {/* The clamp would cut the descenders of the last line. */}
          <h2 tabIndex={-1} className="-mb-[0.08em] line-clamp-4 flex-none pb-[0.08em] text-h2">
            <WithAnswers text={sent.title} />
          </h2>
          <p className="lead mt-4">
            <WithAnswers text={sent.text} />
          </p>
          {next}
          <ThanksWater />
        </div>
      }
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
