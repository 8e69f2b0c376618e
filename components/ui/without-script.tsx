interface Props {
  kind: "contact" | "demo";
  text: string;
  email: string;
}

/**
 * Tells visitors without JavaScript that a form needs it, and offers the email address instead. With FORM_ENDPOINT, the
 * browser can send the form, and needs only its kind.
 */
export function WithoutScript({ kind, text, email }: Props) {
  if (process.env.FORM_ENDPOINT) return <input type="hidden" name="kind" value={kind} />;
  return (
    <noscript>
      <p className="rounded-control bg-tint px-4 py-3">
        {text}{" "}
        <a href={`mailto:${email}`} className="inline-block font-strong underline underline-offset-4">
          {email}
        </a>
      </p>
    </noscript>
  );
}
