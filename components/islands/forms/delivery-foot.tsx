"use client";

import { type MouseEvent, use } from "react";
import { delivery } from "@/content/forms";
import { site } from "@/content/site";
import { FormContext } from "./form-context";

/** The foot of a form that is sent to FORM_ENDPOINT: its button, the state of the delivery, and a field for bots. */
export function DeliveryFoot({ submit }: { submit: string }) {
  const { delivery: state } = use(FormContext);
  const sending = state === "sending" ? delivery.sending : undefined;
  return (
    <>
      {/* Hidden from people, including users of screen readers and keyboards. */}
      <input name="website" hidden autoComplete="off" />
      <button type="submit" className="button max-sm:w-full" aria-disabled={Boolean(sending)}>
        {sending ?? submit}
      </button>
      <p role="status" className="sr-only">
        {sending}
      </p>
      {state === "failed" ? (
        <p
          role="alert"
          ref={scrollIntoView}
          className="w-full rounded-control bg-tint px-4 py-3 wrap-anywhere"
        >
          {delivery.failed}{" "}
          <a
            href={`mailto:${site.email}`}
            onClick={fillMail}
            className="inline-block font-strong underline underline-offset-4"
          >
            {site.email}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** The button may be at the very bottom of the window. */
const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: "nearest" });

/** In characters. Chromium on Windows silently ignores longer email links. */
const longestLink = 2_000;

/** Adds subject and text to an email link (RFC 6068) when it is clicked, because until then a visitor may go on typing. */
function fillMail({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  const fields = [...new FormData(link.closest("form") ?? undefined)].filter(([, value]) => value !== "");
  const body = fields.map(([name, value]) => `${name}: ${value}`).join("\n");
  const encode = (text: string) => encodeURIComponent(text.replaceAll("\n", "\r\n"));
  const mail = `mailto:${site.email}?subject=${encode(delivery.subject)}`;
  const whole = `${mail}&body=${encode(body)}`;
  link.href = whole.length > longestLink ? mail : whole;
}
