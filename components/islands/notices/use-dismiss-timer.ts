import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";

/** How long a notice stays, in milliseconds (docs/product.md). */
export const noticeDuration = 5000;

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Calls `onEnd` when the notice's time is up. The timer pauses while `paused` is true or the tab is hidden. */
export function useDismissTimer(paused: boolean, onEnd: () => void): void {
  const left = useRef(noticeDuration);
  const end = useEffectEvent(onEnd);
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

  useEffect(() => {
    if (paused || hidden) return;
    const started = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused, hidden]);
}
