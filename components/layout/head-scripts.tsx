import { closeGate } from "@/components/islands/gate/close-gate";
import { watchPhotos } from "@/components/ui/photo-watch";
import { onboardedKey } from "@/lib/onboarding";

/** Milliseconds until a closed gate opens by itself when no script takes it over. */
const gatePatience = 8000;

/** What must run before the first paint, inline: who sees the wizard, and which photos have arrived. */
export function HeadScripts() {
  const script = `(${closeGate})(${JSON.stringify(onboardedKey)},${gatePatience});(${watchPhotos})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no outside value in them
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
