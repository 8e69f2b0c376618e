import type { ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Cta } from "@/components/ui/cta";
import { Lead } from "@/components/ui/lead";
import { Rows } from "@/components/ui/rows";
import type { ContactContent, Passage } from "@/content/schema";
import { FormCard, FormSplit, ThanksCard } from "./form-card";

/** A way to reach us. Where text and action do not fit side by side, the action is below. */
function Channel({ content, children }: { content: Passage; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4.5">
      <div className="flex-[1_1_11.5rem]">
        <h2 className="text-h4">{content.title}</h2>
        <p className="mt-0.5 text-sm text-balance text-muted">{content.text}</p>
      </div>
      {children}
    </li>
  );
}

/** The page's title, the message form and the other channels. */
export function ContactMessage({ content, email }: { content: ContactContent; email: string }) {
  const { header, channels, form, sent } = content;
  return (
    <FormSplit
      header={
        <>
          <h1 className="flush-start text-h1 wrap-anywhere">{header.title}</h1>
          <Lead className="mt-6">{header.text}</Lead>
        </>
      }
      form={
        <FormCard
          content={form}
          email={email}
          formId="contact"
          notice="messageSent"
          thanks={<ThanksCard content={sent} email={email} className="self-start" />}
        />
      }
    >
      <Rows closed className="self-start">
        <Channel content={channels.mail}>
          <address className="min-w-0 not-italic max-xs:w-full">
            <a
              href={`mailto:${email}`}
              className={buttonClasses({ variant: "link", className: "wrap-anywhere" })}
            >
              <span>{email}</span>
            </a>
          </address>
        </Channel>
        <Channel content={channels.chat}>
          <Cta action={channels.chat.action} variant="secondary" size="small" />
        </Channel>
        <Channel content={channels.faq}>
          <Cta action={channels.faq.action} variant="secondary" size="small" />
        </Channel>
      </Rows>
    </FormSplit>
  );
}
