"use client";

import type { ReactNode } from "react";
import type { DemoFormCopy, DemoSent, InterestId } from "@/content/schema";
import { firstWord, getText } from "@/lib/validation";
import { FormPanel } from "./form-panel";
import { Interpolate } from "./interpolate";
import { NameEmailFields } from "./name-email-fields";
import { ThankYou } from "./thank-you";
import { useSubmission } from "./use-submission";

/** A demo request (docs/product.md). */
interface DemoRequest {
  name: string;
  email: string;
  company: string;
  role: string;
  interests: InterestId[];
}

interface Props {
  copy: Pick<DemoFormCopy, "title" | "intro" | "footnote" | "submit" | "name" | "email">;
  sent: Pick<DemoSent, "title" | "text">;
  /** The fields that need no value. Like all that follows, they are rendered on the server. */
  children: ReactNode;
  steps: ReactNode;
  errorIcon: ReactNode;
  water: ReactNode;
  withoutScript: ReactNode;
}

/** The form for a demo request. Once it was sent, the thanks take its place. */
export function DemoForm({ copy, sent: thanks, children, steps, errorIcon, water, withoutScript }: Props) {
  const { sent, errors, form } = useSubmission<DemoRequest>({
    messages: { name: copy.name, email: copy.email },
    notice: "demoSent",
    read: (data) => ({
      name: getText(data, "name"),
      email: getText(data, "email"),
      company: getText(data, "company"),
      role: getText(data, "role"),
      interests: data.getAll("interests") as InterestId[],
    }),
  });

  if (sent) {
    return (
      <ThankYou
        title={
          <Interpolate
            template={thanks.title}
            values={{ name: <span dir="auto">{firstWord(sent.name)}</span> }}
          />
        }
        water={water}
        className="self-stretch"
      >
        <p className="lead mt-4">
          <Interpolate
            template={thanks.text}
            values={{
              email: (
                <strong dir="auto" className="font-bold text-ink">
                  {sent.email}
                </strong>
              ),
            }}
          />
        </p>
        {steps}
      </ThankYou>
    );
  }

  return (
    <FormPanel copy={copy} withoutScript={withoutScript} {...form}>
      <NameEmailFields copy={copy} errors={errors} errorIcon={errorIcon} />
      {children}
    </FormPanel>
  );
}
