"use client";

import type { ReactNode } from "react";
import type { ContactFormCopy, Passage } from "@/content/schema";
import { getText } from "@/lib/validation";
import { Field } from "./field";
import { FormPanel } from "./form-panel";
import { NameEmailFields } from "./name-email-fields";
import { ThankYou } from "./thank-you";
import { useSubmission } from "./use-submission";

/** What a contact message holds (specification, section 3). */
interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

interface Props {
  copy: ContactFormCopy;
  sent: Passage;
  /** Drawn on the server: the icon of a message, the water of the last panel, the words without JavaScript. */
  errorIcon: ReactNode;
  water: ReactNode;
  withoutScript: ReactNode;
}

/** The contact message, and the panel that thanks for it. */
export function ContactForm({ copy, sent: thanks, errorIcon, water, withoutScript }: Props) {
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
    <FormPanel copy={copy} withoutScript={withoutScript} {...form}>
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
