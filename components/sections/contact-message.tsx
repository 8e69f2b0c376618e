import type { ReactNode } from "react";
import { ContactForm } from "@/components/islands/forms/contact-form";
import { Action } from "@/components/ui/action";
import { HeadingWords } from "@/components/ui/heading-words";
import { Icon } from "@/components/ui/icon";
import { ThanksWater } from "@/components/ui/thanks-water";
import { WithoutScript } from "@/components/ui/without-script";
import type { ContactContent, Passage } from "@/content/schema";

interface Props {
  content: Pick<ContactContent, "head" | "ways" | "form" | "sent">;
  /** The address for general inquiries. */
  email: string;
}

function Way({ passage, children }: { passage: Passage; children: ReactNode }) {
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

/** The page's head with the other ways to get in touch, beside the message form. */
export function ContactMessage({ content: { head, ways, form, sent }, email }: Props) {
  return (
    <div className="page-width form-split">
      <div>
        <h1 className="text-h1">
          <HeadingWords text={head.title} />
        </h1>
        <p className="lead mt-6">{head.lead}</p>
        <ul className="ways">
          <Way passage={ways.mail}>
            <address className="min-w-0 not-italic">
              <a href={`mailto:${email}`} className="text-link wrap-anywhere">
                {email}
              </a>
            </address>
          </Way>
          <Way passage={ways.chat}>
            <Action action={ways.chat.action} look="line" small />
          </Way>
          <Way passage={ways.faq}>
            <Action action={ways.faq.action} look="line" small />
          </Way>
        </ul>
      </div>
      <ContactForm
        words={form}
        sent={sent}
        errorIcon={<Icon name="circle-alert" />}
        water={<ThanksWater />}
        withoutScript={<WithoutScript text={form.withoutScript} email={email} />}
      />
    </div>
  );
}
