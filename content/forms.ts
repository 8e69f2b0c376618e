import type { DeliveryCopy } from "./schema";
import { site } from "./site";

/**
 * The words of both forms while they are being sent, and when that fails: only with FORM_ENDPOINT (docs/deploying.md).
 * `failed` is followed by the email address, so it ends without a period. `subject` is the subject of that email.
 */
export const delivery = {
  sending: "Sending...",
  failed:
    "We couldn’t confirm that this reached us. Everything you entered is still here. Please try again, or email it to",
  subject: `From the ${site.name} website`,
} as const satisfies DeliveryCopy;
