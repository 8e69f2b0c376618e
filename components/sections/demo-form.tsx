import { Field } from "@/components/islands/forms/field";
import { Form } from "@/components/islands/forms/form";
import { NameEmailFields } from "@/components/islands/forms/name-email-fields";
import { ThankYou } from "@/components/islands/forms/thank-you";
import { FormHead } from "@/components/ui/form-head";
import { Icon } from "@/components/ui/icon";
import { ThanksWater } from "@/components/ui/thanks-water";
import type { DemoContent } from "@/content/schema";
import { templateParts } from "@/lib/interpolate";
import { DemoSteps } from "./demo-steps";

interface Props {
  content: Pick<DemoContent, "form" | "sent">;
  /** The mail address for visitors who cannot use the form. */
  email: string;
}

/** The form for a demo request. */
export function DemoForm({ content: { form, sent }, email }: Props) {
  const { company, role, interests, optional } = form;
  return (
    <Form
      notice="demoSent"
      footnote={form.footnote}
      submit={form.submit}
      head={<FormHead kind="demo" copy={form} email={email} />}
      errorIcon={<Icon name="circle-alert" />}
      thanks={
        <ThankYou title={templateParts(sent.title)} text={templateParts(sent.text)} className="self-stretch">
          <DemoSteps steps={sent.steps} />
          <ThanksWater />
        </ThankYou>
      }
    >
      <NameEmailFields name={form.name} email={form.email} />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <Field name="company" {...company} hint={optional} autoComplete="organization" />
        <Field name="role" {...role} hint={optional} autoComplete="organization-title" />
      </div>
      <fieldset>
        <legend className="mb-3 font-strong">
          {interests.legend}
          <span className="field-hint"> {optional}</span>
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
    </Form>
  );
}
