import type * as React from "react";
import { useCallback, useEffect, useRef, useState } from "react";

/** The key that moves the focus to the notices (docs/product.md). */
const noticeHotkey = "F8";

/**
 * Moves the focus to the region of the notices by a key, and out of it when a notice goes: to where it was before, else to the
 * button that raised the notice, else to the page. A visitor who came by the key also leaves by Tab. Spread `handlers` on the region.
 */
export function useRegionFocus(region: React.RefObject<HTMLElement | null>) {
  const [hasFocus, setHasFocus] = useState(false);
  /** Where the focus was before it entered the region. */
  const cameFrom = useRef<Element | null>(null);
  const cameByHotkey = useRef(false);
  /** The element that raised the notice. */
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const hasNotice = region.current?.querySelector("[data-slot=notice]");
      if (event.key !== noticeHotkey || !hasNotice) return;
      event.preventDefault();
      region.current?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", enter);
    return () => document.removeEventListener("keydown", enter);
  }, [region]);

  const leave = useCallback(() => {
    if (!region.current?.contains(document.activeElement)) return;
    for (const target of [cameFrom.current, opener.current, document.getElementById("main")]) {
      // An element that is hidden, inert or no longer in the page does not take the focus.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      if (document.activeElement === target) return;
    }
  }, [region]);

  const handlers = {
    onFocusCapture(event: React.FocusEvent<HTMLElement>) {
      const { target, currentTarget, relatedTarget } = event;
      // Sonner's list would move the focus back to what it came from, if it heard of this.
      event.stopPropagation();
      setHasFocus(true);
      if (currentTarget.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget;
      cameByHotkey.current = target === currentTarget;
    },
    onBlurCapture({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
    },
    onKeyDown(event: React.KeyboardEvent<HTMLElement>) {
      const leadsToButton = event.target === event.currentTarget && !event.shiftKey;
      if (event.key !== "Tab" || leadsToButton || !cameByHotkey.current) return;
      event.preventDefault();
      leave();
    },
  };

  return { hasFocus, opener, leave, handlers };
}
