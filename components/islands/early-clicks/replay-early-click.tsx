"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import type { EarlyClicks } from "./capture-early-clicks";

const earlyClicks = () => (window as { earlyClicks?: EarlyClicks }).earlyClicks;

/**
 * Repeats the last click from before hydration, and marks the page as hydrated. It is last in the layout, so that its effects
 * run after all others.
 */
export function ReplayEarlyClick() {
  /** The click from before hydration, if any. */
  const missed = useRef<Event>(undefined);

  useLayoutEffect(() => {
    const click = earlyClicks()?.last;
    // A click that is being dispatched reaches its button by itself, unless React has stopped it.
    const isUnderWay = click?.eventPhase && !click.cancelBubble;
    missed.current = isUnderWay ? undefined : click;
  }, []);

  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    const clicks = earlyClicks();
    clicks?.stop();
    // React has handled a later click, or the visitor has typed since.
    if (!clicks?.last || clicks.last !== missed.current) return;
    missed.current = undefined;
    const button = (clicks.last.target as Element).closest("button");
    if (button?.isConnected) button.click();
  }, []);

  return null;
}
