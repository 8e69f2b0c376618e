import type { FormCopy } from "@/content/schema";
import { WithoutScript } from "./without-script";

interface Props {
  kind: "contact" | "demo";
  copy: Pick<FormCopy, "title" | "intro" | "withoutScript">;
  /** The email address for visitors who cannot use the form. */
  email: string;
}

/** The head of a form: its heading, an introduction, and a note for visitors without scripts. */
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
