"use client";

import type { ReactNode } from "react";
import type { ContactFormCopy, Passage } from "@/content/schema";
import { getText } from "@/lib/validation";
import { Field } from "./field";
import { FormPanel } from "./form-panel";
import { NameEmailFields } from "./name-email-fields";
import { ThankYou } from "./thank-you";
import { useSubmission } from "./use-submission";

/** A contact message (docs/product.md). */
interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

interface Props {
  copy: Pick<ContactFormCopy, "footnote" | "submit" | "name" | "email" | "message">;
  sent: Passage;
  /** Rendered on the server: what stands above the fields, the icon of an error, the waves of the thanks. */
  head: ReactNode;
  errorIcon: ReactNode;
  water: ReactNode;
}

/** The form for a contact message. Once it was sent, the thanks take its place. */
export function ContactForm({ copy, sent: thanks, head, errorIcon, water }: Props) {
  const { sent, errors, form } = useSubmission<ContactMessage>({
    messages: { name: copy.name, email: copy.email, message: copy.message },
    notice: "messageSent",
    read: (data) => ({
      name: getText(data, "name"),
      email: getText(data, "email"),
      message: getText(data, "message"),
    }),
  });

  if (sent) {
    return (
      <ThankYou title={thanks.title} water={water}>
        <p className="lead mt-4">{thanks.text}</p>
      </ThankYou>
    );
  }

  return (
    <FormPanel copy={copy} head={head} {...form}>
      <NameEmailFields copy={copy} errors={errors} errorIcon={errorIcon} />
      <Field
        name="message"
        multiline
        label={copy.message.label}
        placeholder={copy.message.placeholder}
        required
        error={errors.message}
        errorIcon={errorIcon}
      />
    </FormPanel>
  );
}
