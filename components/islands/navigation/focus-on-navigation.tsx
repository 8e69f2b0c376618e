"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { focusPage } from "@/lib/dom/focus-page";
import { opensElsewhere } from "@/lib/dom/opens-elsewhere";

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/**
 * Notes in the current entry of the history which link was followed: its URL, and its place among the links to the same URL.
 * Next.js keeps what others add to its state.
 */
function noteFollowedLink(link: HTMLAnchorElement): void {
  const followedLink = [link.href, linksTo(link.href).indexOf(link)];
  history.replaceState({ ...history.state, followedLink }, "");
}

/** Moves the focus to the link that was followed from this entry of the history. Returns whether it is there and visible. */
function focusFollowedLink(): boolean {
  const [href, index] = history.state?.followedLink ?? [];
  const link = linksTo(href)[index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/** Moves the focus to the link that the visitor returns to by Back or Forward, or else to the page. */
function focusEntry(): void {
  if (!focusFollowedLink()) focusPage();
}

/**
 * Follows a link to a section of this page. The router would request the page again first, and the browser would add an entry
 * to the history that Next.js ignores on Back (docs/maintaining.md).
 */
function followFragment(event: MouseEvent, link: HTMLAnchorElement): void {
  const section = document.getElementById(link.hash.slice(1));
  if (!section || link.origin !== location.origin || link.pathname !== location.pathname) return;
  event.preventDefault();
  // Nobody goes back from the skip link.
  if (link.hash !== "#main" && link.hash !== location.hash) history.pushState(null, "", link.hash);
  section.scrollIntoView();
  focusPage(link.hash);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || opensElsewhere(event)) return;
  noteFollowedLink(link);
  followFragment(event, link);
}

/**
 * Moves the focus after a client navigation: to the link that was followed from this page, if the visitor comes back to it, or
 * else to the section that its URL names or its main heading. Next.js leaves it on the link, or nowhere.
 */
export function FocusOnNavigation() {
  const pathname = usePathname();
  const previousPath = useRef(pathname);

  // A passive effect would run after the fade, when a fast keyboard user has already moved the focus.
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    focusEntry();
  }, [pathname]);

  useEffect(() => {
    // The visitor comes back from a page that was loaded as a whole, and the browser has not kept this one.
    if (document.activeElement === document.body) focusFollowedLink();

    const listening = new AbortController();
    const { signal } = listening;
    // Before next/link, which leaves a prevented click alone.
    document.addEventListener("click", follow, { capture: true, signal });
    addEventListener("popstate", () => location.pathname === previousPath.current && focusEntry(), {
      signal,
    });
    return () => listening.abort();
  }, []);

  return null;
}
