import type { FormCopy } from "@/content/schema";
import { WithoutScript } from "./without-script";

interface Props {
  kind: "contact" | "demo";
  copy: Pick<FormCopy, "title" | "intro" | "withoutScript">;
  /** The mail address for visitors who cannot use the form. */
  email: string;
}

/** What stands above the fields of a form: its heading, what to know before filling it in, and what it needs. */
export function FormHead({ kind, copy, email }: Props) {
  return (
    <>
      <div>
        <h2 className="text-h3">{copy.title}</h2>
        <p className="mt-2 text-small text-muted">{copy.intro}</p>
      </div>
      <WithoutScript kind={kind} text={copy.withoutScript} email={email} />
    </>
  );
}
