"use client";

import type { ReactNode } from "react";
import type { ContactFormWords, Passage } from "@/content/schema";
import { textOf } from "@/lib/validation";
import { Field } from "./field";
import { FormPanel } from "./form-panel";
import { SenderFields } from "./sender-fields";
import { ThankYou } from "./thank-you";
import { useSubmission } from "./use-submission";

/** What a contact message holds (specification, section 3). */
interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

interface Props {
  words: ContactFormWords;
  sent: Passage;
  /** Drawn on the server: the icon of a message, the water of the last panel, the words without JavaScript. */
  errorIcon: ReactNode;
  water: ReactNode;
  withoutScript: ReactNode;
}

/** The contact message, and the panel that thanks for it. */
export function ContactForm({ words, sent: thanks, errorIcon, water, withoutScript }: Props) {
  const { sent, errors, form } = useSubmission<ContactMessage>({
    messages: { name: words.name, email: words.email, message: words.message },
    notice: "messageSent",
    read: (data) => ({
      name: textOf(data, "name"),
      email: textOf(data, "email"),
      message: textOf(data, "message"),
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
    <FormPanel words={words} withoutScript={withoutScript} {...form}>
      <SenderFields words={words} errors={errors} errorIcon={errorIcon} />
      <Field
        name="message"
        multiline
        label={words.message.label}
        placeholder={words.message.placeholder}
        required
        error={errors.message}
        errorIcon={errorIcon}
      />
    </FormPanel>
  );
}
