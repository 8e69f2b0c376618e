"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { ignoreSecondClick } from "@/lib/dom/ignore-second-click";
import { opensElsewhere } from "@/lib/dom/opens-elsewhere";

/** How long a menu waits for a mouse that has left it, in milliseconds. */
const hoverDelay = 120;

interface Props {
  /**
   * Whether the panel covers the page, which is inert then. Any other menu also opens under a mouse, and closes when a click or the
   * focus is elsewhere.
   */
  coversPage?: boolean;
  className: string;
  /** Contains a `<details>` with the panel in it. */
  children: ReactNode;
}

/**
 * A menu of the header. Its `<details>` works without scripts. The island opens it on hover, and closes it when the mouse leaves, on
 * Escape, by a followed link, on Back, when a resize hides it, and on a click or a focus elsewhere.
 */
export function Menu({ coversPage = false, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = ref.current;
    const details = menu?.querySelector("details");
    const summary = details?.querySelector("summary");
    if (!menu || !details || !summary) return;
    const listening = new AbortController();
    const on = <E extends Event>(target: EventTarget, types: string, listener: (event: E) => void) => {
      for (const type of types.split(" "))
        target.addEventListener(type, listener as EventListener, { signal: listening.signal });
    };

    /** Whether only a mouse keeps the menu open. A click on the summary pins it. */
    let isHovered = false;
    let closeTimer: ReturnType<typeof setTimeout>;

    const updateInert = () => {
      if (!coversPage) return;
      for (const landmark of document.querySelectorAll("main, footer"))
        landmark.toggleAttribute("inert", details.open);
    };
    const close = () => {
      if (!details.open) return;
      const hadFocus = menu.contains(document.activeElement);
      details.open = isHovered = false;
      // At once, because a link that closes the menu may move the focus to the page before "toggle" fires.
      updateInert();
      if (hadFocus) summary.focus();
    };

    on(details, "toggle", updateInert);
    // The second click of a double click would undo what the first has done.
    on(summary, "click", ignoreSecondClick);
    on(document, "keydown", ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented) close();
    });
    on(document, "click", (event: MouseEvent) => {
      const link = (event.target as Element).closest("a");
      if (link && !opensElsewhere(event, link)) close();
    });
    on(window, "popstate", close);
    // Not on every resize: the toolbar of a phone's browser resizes the window too.
    on(window, "resize", () => summary.getClientRects().length === 0 && close());

    if (!coversPage) {
      on(document, "pointerdown focusin", ({ target }) => menu.contains(target as Node) || close());
      on(menu, "pointerenter", ({ pointerType }: PointerEvent) => {
        clearTimeout(closeTimer);
        if (pointerType === "mouse" && !details.open) details.open = isHovered = true;
      });
      on(menu, "pointerleave", () => {
        if (isHovered && !menu.contains(document.activeElement)) closeTimer = setTimeout(close, hoverDelay);
      });
      on(summary, "click", (event) => {
        if (isHovered) event.preventDefault();
        isHovered = false;
      });
    }

    // A visitor may have opened the menu before the scripts arrived.
    updateInert();
    return () => {
      listening.abort();
      clearTimeout(closeTimer);
    };
  }, [coversPage]);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
