interface Props {
  kind: "contact" | "demo";
  text: string;
  email: string;
}

/**
 * What a form needs without JavaScript. The browser sends it to FORM_ENDPOINT by itself, with its kind. Where there is no
 * endpoint, visitors are told that the form needs JavaScript, and offered the mail address instead.
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
