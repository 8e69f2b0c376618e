import { PictureFrame } from "@/components/ui/picture-frame";
import type { DemoContent } from "@/content/schema";
import { DemoForm } from "./demo-form";
import { FormSplit } from "./site-form";

interface Props {
  content: Pick<DemoContent, "head" | "form" | "sent">;
  /** The email address for visitors whose browser does not run the form. */
  email: string;
}

/** The page's title and picture, beside the request form. */
export function DemoRequest({ content: { head, form, sent }, email }: Props) {
  return (
    <FormSplit>
      <div className="flex flex-col gap-fluid-lg">
        <div>
          <h1 className="text-h1">{head.title}</h1>
          <p className="max-w-xl text-lead text-muted mt-6">{head.lead}</p>
        </div>
        <PictureFrame
          picture={head.picture}
          ratio={[4, 3]}
          width={928}
          sizes={["(min-width: 82rem) 31rem", "(min-width: 64rem) 38vw", "100vw"]}
          priority
          className="print:hidden max-lg:aspect-9/4 lg:min-h-64 lg:flex-[1_1_16rem]"
        />
      </div>
      <DemoForm content={{ form, sent }} email={email} />
    </FormSplit>
  );
}
