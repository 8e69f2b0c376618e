"use client";

import type { ReactNode } from "react";
import type { DemoFormCopy, DemoSent, InterestId } from "@/content/schema";
import { firstWord, getText } from "@/lib/validation";
import { Field } from "./field";
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
  copy: DemoFormCopy;
  sent: DemoSent;
  /** Rendered on the server: the icon of an error, the waves of the thanks, the text without JavaScript. */
  errorIcon: ReactNode;
  water: ReactNode;
  withoutScript: ReactNode;
}

/** The form for a demo request. Once it was sent, the thanks take its place. */
export function DemoForm({ copy, sent: thanks, errorIcon, water, withoutScript }: Props) {
  const { interests } = copy;
  const { sent, errors, form } = useSubmission<DemoRequest>({
    messages: { name: copy.name, email: copy.email },
    notice: "demoSent",
    read: (data) => ({
      name: getText(data, "name"),
      email: getText(data, "email"),
      company: getText(data, "company"),
      role: getText(data, "role"),
      interests: interests.options.map(({ id }) => id).filter((id) => data.getAll("interests").includes(id)),
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
        <dl className="demo-form-steps mt-fluid-md rule-ink">
          {thanks.steps.map(({ when, what }) => (
            <div key={when}>
              <dt className="font-bold">{when}</dt>
              <dd className="text-pretty text-muted">{what}</dd>
            </div>
          ))}
        </dl>
      </ThankYou>
    );
  }

  return (
    <FormPanel copy={copy} withoutScript={withoutScript} {...form}>
      <NameEmailFields copy={copy} errors={errors} errorIcon={errorIcon} />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <Field
          name="company"
          label={copy.company.label}
          hint={copy.optional}
          placeholder={copy.company.placeholder}
          autoComplete="organization"
          errorIcon={errorIcon}
        />
        <Field
          name="role"
          label={copy.role.label}
          hint={copy.optional}
          placeholder={copy.role.placeholder}
          autoComplete="organization-title"
          errorIcon={errorIcon}
        />
      </div>
      <fieldset>
        <legend className="mb-3 font-strong">
          {interests.legend}
          <span className="field-hint"> {copy.optional}</span>
        </legend>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {interests.options.map(({ id, label }) => (
            <label key={id} className="choice choice-chip">
              <input type="checkbox" name="interests" value={id} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </FormPanel>
  );
}
