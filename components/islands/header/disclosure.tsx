"use client";

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useOpenOnPage } from "./use-open-on-page";

/** Time to cross from the entry to its panel, or to come back, before it closes. */
const leaveDelay = 120;

interface Props {
  /** The entry itself: a link that stays a link. */
  entry: ReactNode;
  /** Accessible name of the button that opens the panel. */
  label: string;
  icon: ReactNode;
  /** The panel's links, drawn on the server. */
  children: ReactNode;
}

/**
 * The desktop navigation's disclosure: opens on hover of a mouse, or by its button, and closes on leave, Escape,
 * focus leaving, a press elsewhere, or a new page (specification, section 2; pattern: ARIA APG disclosure navigation).
 */
export function Disclosure({ entry, label, icon, children }: Props) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press on a panel that hover opened keeps it open: "pressed" outranks "hovered".
  const [open, setOpen] = useOpenOnPage<false | "hovered" | "pressed">(false);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      const focused = document.activeElement;
      // Focus goes back to the button, but is never taken from a field that has nothing to do with the menu.
      if (!focused || focused === document.body || root.current?.contains(focused)) button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeByEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeByEscape);
    };
  }, [open, setOpen]);

  // A pointer that rested on it before the scripts came does not enter it again.
  useEffect(() => {
    if (root.current?.matches(":hover") && matchMedia("(hover: hover)").matches)
      setOpen((now) => now || "hovered");
    return () => clearTimeout(leaving.current);
  }, [setOpen]);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(leaving.current);
    setOpen((now) => now || "hovered");
  };

  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(false), leaveDelay);
  };

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen("pressed");
    // The links are focusable once the panel is visible, which the next frame paints.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(".disclosure-panel a")?.focus());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is an addition to the button, which does the same
    <div
      ref={root}
      className="disclosure"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      {entry}
      <button
        ref={button}
        type="button"
        className="disclosure-button"
        aria-expanded={open !== false}
        aria-controls={panelId}
        aria-label={label}
        onClick={() => setOpen((now) => (now === "pressed" ? false : "pressed"))}
        onKeyDown={openByArrow}
      >
        {icon}
      </button>
      <div id={panelId} className="disclosure-panel" data-open={open !== false}>
        {children}
      </div>
    </div>
  );
}
