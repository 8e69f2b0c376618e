/** Tells visitors without JavaScript that a form needs it, and offers the mail address instead. */
export function WithoutScript({ text, email }: { text: string; email: string }) {
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
