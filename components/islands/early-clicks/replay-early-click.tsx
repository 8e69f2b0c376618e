"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import type { EarlyClicks } from "./capture-early-clicks";

const earlyClicks = () => (window as { earlyClicks?: EarlyClicks }).earlyClicks;

/**
 * Clicks a button again that was clicked before hydration, and marks the page as hydrated. It stands last in the layout, so
 * that its effects run after all others.
 */
export function ReplayEarlyClick() {
  /** The click from before hydration, if any. */
  const missed = useRef<Event>(undefined);

  useLayoutEffect(() => {
    const click = earlyClicks()?.last;
    // A click that is under way now reaches its button by itself, unless React has stopped it.
    const isUnderWay = click?.eventPhase && !click.cancelBubble;
    missed.current = isUnderWay ? undefined : click;
  }, []);

  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    const clicks = earlyClicks();
    clicks?.stop();
    // A later click, which React has handled, or typing took its place.
    if (!clicks?.last || clicks.last !== missed.current) return;
    missed.current = undefined;
    const button = (clicks.last.target as Element).closest("button");
    if (button?.isConnected) button.click();
  }, []);

  return null;
}
