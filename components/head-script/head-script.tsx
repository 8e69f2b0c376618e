import { endOnboarding, startOnboarding } from "@/components/islands/onboarding/first-visit";
import { reloadAfterEarlyBack } from "./reload-after-early-back";
import { requestStylesAgain } from "./request-styles-again";
import { resendEarlySubmit } from "./resend-early-submit";
import { watchPhotos } from "./watch-photos";

/** Calls of functions, as source text. So a function must use nothing from outside itself: lint refuses imports and constants beside it. */
const script = [
  'document.documentElement.dataset.scripts="running"',
  `(${reloadAfterEarlyBack})()`,
  `(${requestStylesAgain})()`,
  `(${startOnboarding})(${endOnboarding})`,
  `(${resendEarlySubmit})()`,
  `(${watchPhotos})()`,
].join(";");

/** The inline script that runs before the first paint. */
export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no outside value in them
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
