import { closeGate } from "@/components/islands/gate/close-gate";
import { catchEarlyPress } from "@/components/islands/presses/catch-early-press";
import { watchPhotos } from "@/components/ui/photo-watch";
import { onboardedKey } from "@/lib/onboarding";

/** Milliseconds until a closed gate opens by itself when no script takes it over. */
const gatePatience = 8000;

/** What must run before the first paint, inline: who sees the wizard, which photos have
 * arrived, and the last press of a button before the scripts came. */
export function HeadScripts() {
  const script = `(${closeGate})(${JSON.stringify(onboardedKey)},${gatePatience},"/art/wizard-sea");(${watchPhotos})();(${catchEarlyPress})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no outside value in them
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
