import { focusPage } from "@/lib/dom/focus-page";
import { markEarlyClicks } from "./early-clicks";
import { loadFallbackFonts } from "./load-fallback-fonts";
import { endOnboarding, isFirstVisit, startOnboarding } from "./onboarding";
import { watchFiles } from "./watch-files";
import { watchPhotos } from "./watch-photos";

/**
 * The newest syntax in the framework's files. A browser that cannot parse it runs none of the head script, so the page
 * shows as it does without scripts, not an onboarding whose code never runs.
 */
const newestSyntax = "(class{static{}})";

const script = [
  newestSyntax,
  'document.documentElement.dataset.scripts="running"',
  `const fail=()=>(${endOnboarding})(${focusPage},"failed")`,
  `(${watchFiles})(fail)`,
  `(${isFirstVisit})()&&(${startOnboarding})(fail)`,
  `(${markEarlyClicks})()`,
  `(${watchPhotos})()`,
  `(${loadFallbackFonts})()`,
].join(";");

/**
 * The inline script that runs before the first paint. It is the source of functions, so each uses nothing from outside itself: lint
 * refuses imports and constants beside them. React sets its text anew when it renders a changed document again, and the page's
 * Trusted Types policy allows that because it has no markup (docs/decisions/README.md#trusted-types).
 */
export function HeadScript() {
  if (script.includes("<"))
    throw new Error('The head script must not contain "<": write a comparison with ">".');
  // In braces, so that its names are its own.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no outside value in them
  return <script dangerouslySetInnerHTML={{ __html: `{${script}}` }} />;
}
