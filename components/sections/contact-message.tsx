import type { ReactNode } from "react";
import { ContactForm } from "@/components/islands/forms/contact-form";
import { Button } from "@/components/ui/button";
import { FormHead } from "@/components/ui/form-head";
import { HeadingText } from "@/components/ui/heading-text";
import { Icon } from "@/components/ui/icon";
import { ThanksWater } from "@/components/ui/thanks-water";
import type { ContactContent, Passage } from "@/content/schema";

interface Props {
  content: Pick<ContactContent, "head" | "channels" | "form" | "sent">;
  /** The mail address for general inquiries. */
  email: string;
}

function Channel({ passage, children }: { passage: Passage; children: ReactNode }) {
  return (
    <li>
      <div>
        <h2 className="text-h4">{passage.title}</h2>
        <p className="mt-0.5 text-sm text-muted">{passage.text}</p>
      </div>
      {children}
    </li>
  );
}

/** The page's title and the other channels, beside the message form. */
export function ContactMessage({ content: { head, channels, form, sent }, email }: Props) {
  const { footnote, submit, name, email: mail, message } = form;
  return (
    <div className="page-width form-split">
      <div>
        <h1 className="text-h1 wrap-anywhere">
          <HeadingText text={head.title} />
        </h1>
        <p className="lead mt-6">{head.lead}</p>
        <ul className="contact-message-channels mt-fluid-lg rule-ink">
          <Channel passage={channels.mail}>
            <address className="min-w-0 not-italic">
              <a href={`mailto:${email}`} className="text-link wrap-anywhere">
                {email}
              </a>
            </address>
          </Channel>
          <Channel passage={channels.chat}>
            <Button action={channels.chat.action} variant="secondary" size="small" />
          </Channel>
          <Channel passage={channels.faq}>
            <Button action={channels.faq.action} variant="secondary" size="small" />
          </Channel>
        </ul>
      </div>
      <ContactForm
        copy={{ footnote, submit, name, email: mail, message }}
        sent={sent}
        head={<FormHead kind="contact" copy={form} email={email} />}
        errorIcon={<Icon name="circle-alert" />}
        water={<ThanksWater />}
      />
    </div>
  );
}
