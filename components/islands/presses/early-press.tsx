"use client";

import { useEffect } from "react";

interface Early {
  earlyPress?: HTMLButtonElement;
  stopCatchingPresses?: () => void;
}

/** Presses a button again that was pressed before the page's scripts had come. Stands last in the page's shell. */
export function EarlyPress() {
  useEffect(() => {
    const early = window as Early;
    early.stopCatchingPresses?.();
    const button = early.earlyPress;
    delete early.stopCatchingPresses;
    delete early.earlyPress;
    if (button?.isConnected) button.click();
  }, []);
  return null;
}
