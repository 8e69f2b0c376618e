import { Choice } from "@/components/ui/choice";
import { Lead } from "@/components/ui/lead";
import { Picture } from "@/components/ui/photo";
import { Rows } from "@/components/ui/rows";
import type { DemoContent } from "@/content/schema";
import { FormCard, FormSplit, ThanksCard } from "./form-card";

/** The next steps after a demo request, each with its time. */
function Steps({ steps }: Pick<DemoContent["sent"], "steps">) {
  return (
    <Rows as="dl" closed className="@container mt-fluid-md leading-normal">
      {steps.map(({ when, what }) => (
        <div key={when} className="grid break-inside-avoid gap-x-4 gap-y-0.5 py-3.5 @lg:grid-cols-[9rem_1fr]">
          <dt className="font-semibold">{when}</dt>
          <dd className="text-pretty text-muted">{what}</dd>
        </div>
      ))}
    </Rows>
  );
}

/** The page's title, the form for a demo request, and a photo. */
export function DemoRequest({ content, email }: { content: DemoContent; email: string }) {
  const { header, form, sent } = content;
  const { interests, optional } = form;
  return (
    <FormSplit
      header={
        <>
          <h1 className="flush-start text-h1">{header.title}</h1>
          <Lead className="mt-6">{header.text}</Lead>
        </>
      }
      form={
        <FormCard
          content={form}
          email={email}
          formId="demo"
          notice="demoSent"
          thanks={
            <ThanksCard content={sent}>
              <Steps steps={sent.steps} />
            </ThanksCard>
          }
        >
          <fieldset>
            <legend className="mb-3 font-semibold">
              {interests.legend} <span className="text-sm font-normal text-muted">{optional}</span>
            </legend>
            <div className="grid gap-2 sm:flex sm:flex-wrap">
              {interests.options.map(({ id, label }) => (
                <Choice key={id} type="checkbox" name="interests" value={id} label={label} size="small" />
              ))}
            </div>
          </fieldset>
        </FormCard>
      }
    >
      <Picture
        picture={header.picture}
        ratio={4 / 3}
        width={928}
        sizes={["(min-width: 82rem) 31rem", "(min-width: 64rem) 38vw", "100vw"]}
        // On a phone it is below the form.
        loading="eager"
        className="print:hidden max-lg:aspect-9/4 lg:min-h-64"
      />
    </FormSplit>
  );
}
