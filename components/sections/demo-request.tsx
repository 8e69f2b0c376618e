import { DemoForm } from "@/components/islands/forms/demo-form";
import { FormHead } from "@/components/ui/form-head";
import { Icon } from "@/components/ui/icon";
import { PictureFrame } from "@/components/ui/picture-frame";
import { ThanksWater } from "@/components/ui/thanks-water";
import type { DemoContent } from "@/content/schema";
import { templateParts } from "@/lib/interpolate";
import { DemoFields } from "./demo-fields";
import { DemoSteps } from "./demo-steps";

interface Props {
  content: Pick<DemoContent, "head" | "form" | "sent">;
  /** The mail address for visitors who cannot use the form. */
  email: string;
}

/** The page's title and picture, beside the request form. */
export function DemoRequest({ content: { head, form, sent }, email }: Props) {
  const { company, role, interests, optional, footnote, submit, name, email: mail } = form;
  return (
    <div className="page-width form-split">
      <div className="flex flex-col gap-fluid-lg">
        <div>
          <h1 className="text-h1">{head.title}</h1>
          <p className="lead mt-6">{head.lead}</p>
        </div>
        <PictureFrame
          picture={head.picture}
          ratio={[4, 3]}
          width={928}
          sizes={["(min-width: 82rem) 31rem", "(min-width: 62rem) 38vw", "100vw"]}
          priority
          className="print:hidden max-lg:aspect-9/4 lg:min-h-64 lg:flex-[1_1_16rem]"
        />
      </div>
      <DemoForm
        copy={{ footnote, submit, name, email: mail }}
        sent={{ title: templateParts(sent.title), text: templateParts(sent.text) }}
        head={<FormHead kind="demo" copy={form} email={email} />}
        steps={<DemoSteps steps={sent.steps} />}
        errorIcon={<Icon name="circle-alert" />}
        water={<ThanksWater />}
      >
        <DemoFields company={company} role={role} interests={interests} optional={optional} />
      </DemoForm>
    </div>
  );
}
