"use client";

import { type ReactNode, useRef } from "react";
import { useComfort } from "@/components/islands/use-comfort";

/** How long a menu stays open after a mouse has left it, in milliseconds. */
const hoverDelay = 120;

interface Props {
  /** Whether the panel covers the page, which is inert then. */
  coversPage?: boolean;
  className: string;
  /** Contains a `<details>` with the panel in it. */
  children: ReactNode;
}

/** A menu of the header: its `<details>`, and the element around it, which a mouse enters. */
interface Menu {
  root: HTMLElement;
  details: HTMLDetailsElement;
  summary: HTMLElement;
}

/**
 * Makes a `<details>` of the header behave like a menu. It closes on Escape, on Back, when a link is followed, and when a resize hides
 * it. One beside the page also opens on hover, and closes when the mouse leaves, and when a click or the focus is elsewhere.
 */
export function Disclosure({ coversPage = false, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);

  useComfort(() => {
    const root = ref.current;
    const details = root?.querySelector("details");
    const summary = details?.querySelector("summary");
    if (!root || !details || !summary) return;
    const menu = { root, details, summary };
    const listening = new AbortController();
    const { signal } = listening;

    const updateInert = () => {
      if (!coversPage) return;
      for (const landmark of document.querySelectorAll("main, footer"))
        landmark.toggleAttribute("inert", details.open);
    };
    const close = () => {
      if (!details.open) return;
      const hadFocus = root.contains(document.activeElement);
      details.open = false;
      // At once, because a link that closes the menu may move the focus to the page before "toggle" fires.
      updateInert();
      if (hadFocus) summary.focus();
    };

    details.addEventListener("toggle", updateInert, { signal });
    closeWhenLeft(menu, coversPage, close, signal);
    if (!coversPage) openOnHover(menu, close, signal);

    // A visitor may have opened the menu before the scripts arrived.
    updateInert();
    return () => listening.abort();
  }, [coversPage]);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/** Closes a menu that the visitor leaves, or that no longer shows. */
function closeWhenLeft({ root, summary }: Menu, coversPage: boolean, close: () => void, signal: AbortSignal) {
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented) close();
  };
  // A link that opens elsewhere, or by a program, leaves its click to the browser.
  const closeByLink = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && (target as Element).closest("a")) close();
  };
  // Not on every resize: the toolbar of a phone's browser resizes the window too.
  const closeUnseen = () => {
    if (summary.getClientRects().length === 0) close();
  };
  document.addEventListener("keydown", closeOnEscape, { signal });
  document.addEventListener("click", closeByLink, { signal });
  window.addEventListener("popstate", close, { signal });
  // The browser may keep this document when a link opens another one, and show it again on Back.
  window.addEventListener("pagehide", close, { signal });
  window.addEventListener("resize", closeUnseen, { signal });

  if (coversPage) return;
  const closeFromOutside = ({ target }: Event) => {
    if (!root.contains(target as Node)) close();
  };
  document.addEventListener("pointerdown", closeFromOutside, { signal });
  document.addEventListener("focusin", closeFromOutside, { signal });
}

/** Opens a menu under a mouse, and closes it soon after the mouse has left, unless a click has pinned it or it has the focus. */
function openOnHover({ root, details, summary }: Menu, close: () => void, signal: AbortSignal) {
  /** Whether a hover, not a click, has opened the menu. */
  let isHovered = false;
  let closeTimer: ReturnType<typeof setTimeout>;

  const open = ({ pointerType }: PointerEvent) => {
    clearTimeout(closeTimer);
    if (pointerType !== "mouse" || details.open) return;
    details.open = true;
    isHovered = true;
  };
  const closeSoon = () => {
    if (isHovered && !root.contains(document.activeElement)) closeTimer = setTimeout(close, hoverDelay);
  };
  const pin = (event: MouseEvent) => {
    // The click would close the menu that the mouse has opened.
    if (isHovered && details.open) event.preventDefault();
    isHovered = false;
  };
  root.addEventListener("pointerenter", open, { signal });
  root.addEventListener("pointerleave", closeSoon, { signal });
  summary.addEventListener("click", pin, { signal });
  signal.addEventListener("abort", () => clearTimeout(closeTimer));
}
