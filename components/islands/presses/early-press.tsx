"use client";

import { useEffect, useLayoutEffect, useRef } from "react";

interface Early {
  earlyPress?: Event;
  stopCatchingPresses?: () => void;
}

/** Presses a button again that was pressed before the page's scripts had come. Stands last in the page's shell. */
export function EarlyPress() {
  /** The press from before React took the page over. */
  const missed = useRef<Event>(undefined);

  useLayoutEffect(() => {
    const { earlyPress } = window as Early;
    // One that is on its way now reaches its button by itself, unless React has stopped it.
    const isUnderWay = earlyPress?.eventPhase && !earlyPress.cancelBubble;
    missed.current = isUnderWay ? undefined : earlyPress;
  }, []);

  useEffect(() => {
    const early = window as Early;
    early.stopCatchingPresses?.();
    const { earlyPress } = early;
    delete early.stopCatchingPresses;
    delete early.earlyPress;
    // A later press, which React has seen to, or a letter took its place.
    if (!earlyPress || earlyPress !== missed.current) return;
    const button = (earlyPress.target as Element).closest("button");
    if (button?.isConnected) button.click();
  }, []);
  return null;
}
