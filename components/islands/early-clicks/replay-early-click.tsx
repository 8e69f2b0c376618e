"use client";

import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * How long a click from before hydration counts, in milliseconds. A visitor who has waited longer does not expect it any more,
 * unless it sent a form.
 */
const rememberMs = 2000;

/**
 * Repeats the last click from before hydration, and marks the page as hydrated. It is last in the layout, so that its effects
 * run after all others.
 */
export function ReplayEarlyClick() {
  /** The click from before hydration, if any. */
  const missed = useRef<Event>(undefined);

  useLayoutEffect(() => {
    const click = window.earlyClicks?.last;
    // A click that is being dispatched reaches its button without help, unless React has stopped it.
    const isUnderWay = click?.eventPhase && !click.cancelBubble;
    missed.current = isUnderWay ? undefined : click;
  }, []);

  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    const clicks = window.earlyClicks;
    clicks?.stop();
    // React has handled a later click, or the visitor has moved on.
    if (!clicks?.last || clicks.last !== missed.current) return;
    const button = (clicks.last.target as Element).closest("button");
    clicks.last = undefined;
    if (button?.type !== "submit" && Date.now() - clicks.time > rememberMs) return;
    // After this effect: within it React cannot render at once (flushSync), as a form does before it moves the focus.
    if (button?.isConnected) queueMicrotask(() => button.click());
  }, []);

  return null;
}
