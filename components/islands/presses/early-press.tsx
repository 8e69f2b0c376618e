"use client";

import { useEffect, useLayoutEffect } from "react";

interface Early {
  earlyPress?: Event;
  stopCatchingPresses?: () => void;
}

/** Presses a button again that was pressed before the page's scripts had come. Stands last in the page's shell. */
export function EarlyPress() {
  // At once: from here on React hands presses out itself, one in whose midst it took the page over too.
  useLayoutEffect(() => {
    const early = window as Early;
    early.stopCatchingPresses?.();
    if (early.earlyPress?.eventPhase) delete early.earlyPress;
  }, []);

  useEffect(() => {
    const early = window as Early;
    const pressed = early.earlyPress?.target;
    delete early.stopCatchingPresses;
    delete early.earlyPress;
    if (pressed instanceof Element && pressed.isConnected) pressed.closest("button")?.click();
  }, []);
  return null;
}
