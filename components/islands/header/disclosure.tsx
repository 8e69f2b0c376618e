"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

/** Whether the panel is open, and why. A click on the button does not close a panel that the mouse opened on its way there. */
type State = false | "hovered" | "clicked";

/** How long the panel stays open after the mouse leaves, in milliseconds. */
const closeDelayMs = 120;

interface Props {
  /** The entry, a link. */
  entry: ReactNode;
  /** The accessible name of the button that opens the panel. */
  label: string;
  icon: ReactNode;
  /** The panel's links, rendered on the server. */
  children: ReactNode;
}

/**
 * An entry of the desktop navigation with a panel of links, like the disclosure navigation of the ARIA APG. It opens on hover
 * or by its button. It closes when the focus leaves, on Escape, on a click elsewhere, on one of its links and on a new page.
 * When the mouse leaves, it closes only if hovering opened it and it does not have the focus.
 */
export function Disclosure({ entry, label, icon, children }: Props) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<State>(false);

  // A new page closes the panel.
  const pathname = usePathname();
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      const focused = document.activeElement;
      // The focus returns to the button, but is not taken from elsewhere on the page.
      if (!focused || focused === document.body || root.current?.contains(focused)) button.current?.focus();
    };
    // A link to another page too: a hidden link would lose the focus before the page takes it.
    const closeOnLink = (event: Event) => {
      if (!(event.target instanceof Element && panel.current?.contains(event.target.closest("a")))) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("click", closeOnLink);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeByEscape);
    return () => {
      document.removeEventListener("click", closeOnLink);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeByEscape);
    };
  }, [open]);

  // A mouse that was here before hydration fires no pointerenter.
  useEffect(() => {
    if (root.current?.matches(":hover") && matchMedia("(hover: hover)").matches)
      setOpen((now) => now || "hovered");
    return () => clearTimeout(leaving.current);
  }, []);

  /** Opens or closes the panel, and cancels a pending close. */
  const change = (next: SetStateAction<State>) => {
    clearTimeout(leaving.current);
    setOpen(next);
  };

  const enter = (event: PointerEvent) => {
    if (event.pointerType === "mouse") change((now) => now || "hovered");
  };

  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => {
      if (!panel.current?.contains(document.activeElement)) setOpen((now) => now === "clicked" && now);
    }, closeDelayMs);
  };

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    change("clicked");
    // The links are focusable once the panel is visible, in the next frame.
    requestAnimationFrame(() => panel.current?.querySelector("a")?.focus());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same as hover
    <div
      ref={root}
      className="group relative flex"
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
        className="mr-1.5 grid min-h-11 w-7 place-items-center no-scripts:hidden"
        aria-expanded={open !== false}
        aria-controls={panelId}
        aria-label={label}
        onClick={() => change((now) => (now === "clicked" ? false : "clicked"))}
        onKeyDown={openByArrow}
      >
        {icon}
      </button>
      <div
        ref={panel}
        id={panelId}
        data-slot="disclosure-panel"
        data-open={open || undefined}
        className={clsx(
          "forced-border absolute top-full -left-4 mt-1.5 w-148 rounded-lg bg-raised p-2.5 shadow-(--shadow-float)",
          // In the narrowest window with this menu, the last four of the eight entries have no room to their right.
          "in-[li:nth-last-child(-n+4)]:-right-4 in-[li:nth-last-child(-n+4)]:left-auto",
          // Keeps the panel hovered while a mouse crosses the gap below the entry.
          "before:absolute before:inset-x-0 before:-top-2.5 before:h-2.5",
          // While the panel fades out, it must not open again below a pointer that still rests on the link it clicked.
          "pointer-events-none invisible translate-y-2 opacity-0",
          "transition-[opacity,translate,visibility] duration-240 ease-settle",
          // Visible at once, because a hidden link takes no focus.
          "data-open:pointer-events-auto data-open:visible data-open:translate-y-0 data-open:opacity-100",
          "data-open:transition-[opacity,translate]",
          // Without scripts the panel opens on hover and focus.
          "no-scripts:group-[:is(:hover,:focus-within)]:pointer-events-auto",
          "no-scripts:group-[:is(:hover,:focus-within)]:visible",
          "no-scripts:group-[:is(:hover,:focus-within)]:translate-y-0",
          "no-scripts:group-[:is(:hover,:focus-within)]:opacity-100",
        )}
      >
        {children}
      </div>
    </div>
  );
}
