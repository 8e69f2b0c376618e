"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { opensElsewhere } from "@/lib/dom/opens-elsewhere";

interface Props {
  /** Whether its panel covers the page, which then is inert and does not scroll. Such a menu keeps the focus. */
  coversPage?: boolean;
  className: string;
  /** Among others, a `<details>` that has only a summary, and directly after it the panel, which styles show and hide. */
  children: ReactNode;
}

/**
 * A menu of the header. It works without scripts: its summary opens and closes it, and styles open it on hover. This adds what
 * HTML lacks. Escape, a link, the Back button and a resize that hides the menu close it, and so does a click or a focus elsewhere,
 * unless its panel covers the page. ArrowDown opens it, and arrows go through its links.
 */
export function Menu({ coversPage = false, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = ref.current;
    const header = menu?.closest("header");
    const details = menu?.querySelector("details");
    const summary = details?.querySelector("summary");
    const panel = details?.nextElementSibling;
    if (!menu || !header || !details || !summary || !panel) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const restOfPage = [...(header.parentElement?.children ?? [])].filter((part) => part !== header);
    const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

    /** Adjusts all that depends on whether the menu is open. */
    const update = () => {
      // A mouse that rests on the closed menu does not open it again before it has left.
      if (details.open || menu.matches(":hover")) menu.toggleAttribute("data-ignore-hover", !details.open);
      if (coversPage) for (const part of restOfPage) part.toggleAttribute("inert", details.open);
    };

    /** Closes the menu. A focus that is in it, or nowhere because of it, moves to its summary. */
    const close = () => {
      const focused = document.activeElement;
      const hadFocus = details.open && (focused === document.body || menu.contains(focused));
      details.open = false;
      update();
      if (hadFocus || panel.contains(focused)) summary.focus();
    };

    const moveByArrow = (event: KeyboardEvent) => {
      const stops = [summary, ...panel.querySelectorAll<HTMLElement>("a, summary")];
      const index = stops.indexOf(document.activeElement as HTMLElement);
      const isDown = event.key === "ArrowDown";
      if (index < 0 || !(isDown || event.key === "ArrowUp")) return;
      // A hidden link takes no focus.
      if (isDown) details.open = true;
      const ahead = isDown ? stops.slice(index + 1) : stops.slice(0, index).reverse();
      const next = ahead.find(isShown);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };

    const forgetMouse = ({ relatedTarget }: PointerEvent) => {
      // While pages fade, Chromium says for a moment that a resting mouse is over the root.
      if (relatedTarget !== document.documentElement) menu.removeAttribute("data-ignore-hover");
    };

    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };

    const closeOnLink = (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      if (event.target instanceof Element && event.target.closest("a")) close();
    };

    const closeElsewhere = ({ target }: Event) => {
      if (!menu.contains(target as Node)) close();
    };

    // The browser takes the focus from what a resize hides, before or after it reports the resize.
    const closeIfHidden = ({ relatedTarget }: { relatedTarget?: EventTarget | null }) => {
      if (isShown(summary)) return;
      const focused = document.activeElement;
      const isLost = relatedTarget === null || (details.open && focused === document.body);
      const hadFocus = isLost || menu.contains(focused);
      close();
      // The header has one menu where it is narrow, and another where it is wide.
      if (hadFocus) [...header.querySelectorAll("summary")].find(isShown)?.focus();
    };

    const keepFocus = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || event.defaultPrevented || !details.open) return;
      // The summary, and an action that always shows.
      const edges = [summary, [...panel.querySelectorAll<HTMLElement>("a, button")].at(-1)];
      const [from, to] = event.shiftKey ? edges : edges.reverse();
      const focused = document.activeElement;
      if (focused !== document.body && focused !== from) return;
      event.preventDefault();
      to?.focus();
    };

    details.addEventListener("toggle", update, options);
    menu.addEventListener("focusout", closeIfHidden, options);
    menu.addEventListener("pointerleave", forgetMouse, options);
    menu.addEventListener("keydown", moveByArrow, options);
    document.addEventListener("keydown", closeByEscape, options);
    document.addEventListener("click", closeOnLink, options);
    addEventListener("popstate", () => close(), options);
    addEventListener("resize", closeIfHidden as EventListener, options);
    if (coversPage) {
      document.addEventListener("keydown", keepFocus, options);
    } else {
      document.addEventListener("pointerdown", closeElsewhere, options);
      document.addEventListener("focusin", closeElsewhere, options);
    }
    // A visitor may have opened it before the scripts arrived.
    if (details.open) update();
    return () => listening.abort();
  }, [coversPage]);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
