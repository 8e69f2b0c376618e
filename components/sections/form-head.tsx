import type { FormCopy } from "@/content/schema";

interface Props {
  kind: "contact" | "demo";
  copy: Pick<FormCopy, "title" | "intro" | "withoutScript">;
  /** The email address for visitors who cannot use the form. */
  email: string;
}

/**
 * Tells visitors without JavaScript that a form needs it, and offers the email address instead. With FORM_ENDPOINT, the
 * browser can send the form, and needs only its kind.
 */
function WithoutScript({ kind, copy, email }: Props) {
  if (process.env.FORM_ENDPOINT) return <input type="hidden" name="kind" value={kind} />;
  return (
    <noscript>
      <p className="rounded-control bg-tint px-4 py-3">
        {copy.withoutScript}{" "}
        <a href={`mailto:${email}`} className="inline-block font-strong underline underline-offset-4">
          {email}
        </a>
      </p>
    </noscript>
  );
}

/** The head of a form: its heading, an introduction, and a note for visitors without scripts. */
export function FormHead({ kind, copy, email }: Props) {
  return (
    <>
      <div>
        <h2 className="text-h3">{copy.title}</h2>
        <p className="mt-2 text-small text-muted">{copy.intro}</p>
      </div>
      <WithoutScript kind={kind} copy={copy} email={email} />
    </>
  );
}
