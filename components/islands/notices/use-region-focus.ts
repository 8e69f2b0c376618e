import type * as React from "react";
import { useEffect, useRef, useState } from "react";

/** The key that moves the focus to the notices (docs/product.md). */
const noticeHotkey = "F8";

/**
 * Moves the focus to the region of the notices by a key while there is a notice, and out of it when the notice goes: to where it was
 * before, else to the button that raised the notice, else to the page. A visitor who entered it by the key also leaves it by Tab.
 * Spread `handlers` on the region.
 */
export function useRegionFocus(
  region: React.RefObject<HTMLElement | null>,
  notice: { opener?: Element } | undefined,
) {
  const [hasFocus, setHasFocus] = useState(false);
  /** Where the focus was before it entered the region. */
  const cameFrom = useRef<Element | null>(null);
  const cameByHotkey = useRef(false);
  const hasNotice = notice !== undefined;

  useEffect(() => {
    if (!hasNotice) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== noticeHotkey) return;
      event.preventDefault();
      region.current?.focus({ preventScroll: true });
    };
    const leaveRegion = ({ target }: Event) => {
      if (!region.current?.contains(target as Node)) setHasFocus(false);
    };
    document.addEventListener("keydown", focusRegion, options);
    document.addEventListener("focusin", leaveRegion, options);
    document.addEventListener("pointerdown", leaveRegion, options);
    return () => listening.abort();
  }, [region, hasNotice]);

  const restoreFocus = () => {
    if (!hasFocus) return;
    setHasFocus(false);
    for (const target of [cameFrom.current, notice?.opener, document.getElementById("main")]) {
      // An element that is hidden, inert or no longer in the page does not take the focus.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      if (document.activeElement === target) return;
    }
  };

  const handlers = {
    onFocusCapture(event: React.FocusEvent<HTMLElement>) {
      const { target, currentTarget, relatedTarget } = event;
      // Sonner's list would move the focus back to what it came from, if it heard of this.
      event.stopPropagation();
      setHasFocus(true);
      // A screen reader that reads the notice takes the focus from its button, and may return it.
      if (hasFocus || currentTarget.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget;
      cameByHotkey.current = target === currentTarget;
    },
    onBlurCapture({ relatedTarget }: React.FocusEvent<HTMLElement>) {
      // A screen reader that reads on in the notice takes the focus to nothing.
      if (!relatedTarget && !cameByHotkey.current) setHasFocus(false);
    },
    onKeyDown(event: React.KeyboardEvent<HTMLElement>) {
      const leadsToButton = event.target === event.currentTarget && !event.shiftKey;
      if (event.key !== "Tab" || leadsToButton || !cameByHotkey.current) return;
      event.preventDefault();
      restoreFocus();
    },
  };

  return { hasFocus, restoreFocus, handlers };
}
