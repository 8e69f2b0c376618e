"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface Props {
  label: string;
  openIcon: ReactNode;
  closeIcon: ReactNode;
  /** The menu's links and actions, rendered on the server. */
  children: ReactNode;
}

/**
 * The mobile menu: a toggle, and a panel that fills the window below the header. While it is open, it keeps the focus, and
 * the page behind it is inert and does not scroll. Escape, a link, the Back button and a desktop width close it.
 */
export function MobileMenu({ label, openIcon, closeIcon, children }: Props) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const page = root.current?.closest("header")?.parentElement;
    const behind = page?.querySelectorAll(":scope > :not(header)") ?? [];
    const close = () => setOpen(false);
    // On the document, because the logo and Join Now are links outside the menu.
    const closeOnLink = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("a"))) return;
      close();
      // A hidden link would lose the focus before the next page takes it.
      if (root.current?.contains(target)) toggle.current?.focus();
    };
    // The styles hide the toggle on a wide window, where the header shows the links.
    const closeWithoutToggle = () => {
      if (toggle.current?.getClientRects().length === 0) close();
    };
    // On the document, because a click between the links moves the focus out of the menu.
    const keepFocus = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        close();
        toggle.current?.focus();
      }
      if (event.key !== "Tab" || !root.current) return;
      // The toggle, and an action that always shows.
      const edges = [toggle.current, [...root.current.querySelectorAll<HTMLElement>("a, button")].at(-1)];
      const [from, to] = event.shiftKey ? edges : edges.reverse();
      const focused = document.activeElement;
      if (focused !== document.body && focused !== from) return;
      event.preventDefault();
      to?.focus();
    };
    document.documentElement.dataset.menu = "open";
    document.addEventListener("keydown", keepFocus);
    document.addEventListener("click", closeOnLink);
    for (const part of behind) part.toggleAttribute("inert", true);
    addEventListener("resize", closeWithoutToggle);
    addEventListener("popstate", close);
    return () => {
      delete document.documentElement.dataset.menu;
      document.removeEventListener("keydown", keepFocus);
      document.removeEventListener("click", closeOnLink);
      for (const part of behind) part.toggleAttribute("inert", false);
      removeEventListener("resize", closeWithoutToggle);
      removeEventListener("popstate", close);
    };
  }, [open]);

  return (
    <div ref={root} className="no-scripts:max-xl:contents xl:hidden">
      <button
        ref={toggle}
        type="button"
        className="-mr-2 grid size-11 place-items-center no-scripts:hidden"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {open ? closeIcon : openIcon}
      </button>
      {/* Replaces the toggle where scripts do not run. */}
      <details className="peer hidden no-scripts:block">
        <summary className="py-3 font-semibold">{label}</summary>
      </details>
      {/* Without a tabindex, Firefox makes a scrolling element a tab stop, which has no name. */}
      <div
        id={panelId}
        data-open={open || undefined}
        tabIndex={-1}
        className={clsx(
          "fixed inset-x-0 top-header bottom-0 hidden flex-col overflow-y-auto overscroll-contain bg-surface px-gutter pt-2 pb-6",
          "in-data-notice-room:pb-notice data-open:flex",
          // Without scripts the open menu pushes the page down and shows all its links.
          "no-scripts:static no-scripts:w-full no-scripts:px-0 no-scripts:peer-open:block",
        )}
      >
        {children}
      </div>
    </div>
  );
}
