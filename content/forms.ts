import type { DeliveryCopy } from "./schema";
import { site } from "./site";

/**
 * What both forms say while they are sent, and when that fails: only where FORM_ENDPOINT is set (docs/deploying.md).
 * `failed` is followed by the mail address, so it ends without a full stop. `subject` is that mail's.
 */
export const delivery = {
  sending: "Sending...",
  failed:
    "We couldn’t confirm that this reached us. Everything you entered is still here. Please try again, or email it to",
  subject: `From the ${site.name} website`,
} as const satisfies DeliveryCopy;
