"use client";

import type { ReactNode } from "react";
import type { DemoFormCopy, InterestId } from "@/content/schema";
import type { TemplatePart } from "@/lib/interpolate";
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
  copy: Pick<DemoFormCopy, "footnote" | "submit" | "name" | "email">;
  sent: { title: readonly TemplatePart[]; text: readonly TemplatePart[] };
  /** What stands above the fields. Like all that follows, it is rendered on the server. */
  head: ReactNode;
  /** The fields that need no value. */
  children: ReactNode;
  steps: ReactNode;
  errorIcon: ReactNode;
  water: ReactNode;
}

/** The form for a demo request. Once it was sent, the thanks take its place. */
export function DemoForm({ copy, sent: thanks, head, children, steps, errorIcon, water }: Props) {
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
            parts={thanks.title}
            values={{ name: <span dir="auto">{firstWord(sent.name)}</span> }}
          />
        }
        water={water}
        className="self-stretch"
      >
        <p className="lead mt-4">
          <Interpolate
            parts={thanks.text}
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
    <FormPanel copy={copy} head={head} {...form}>
      <NameEmailFields copy={copy} errors={errors} errorIcon={errorIcon} />
      {children}
    </FormPanel>
  );
}
