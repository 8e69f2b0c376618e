"use client";

import Link from "next/link";
import type { ComponentProps, MouseEvent } from "react";
import { ignoreSecondClick } from "@/lib/dom/ignore-second-click";
import { focusPage } from "./focus-page";
import { rememberFollowedLink } from "./history-entry";

/**
 * A link to a page of this site, without Next.js's prefetching, which would request three files for each page with a link in view:
 * 46 in all on home. `usePrefetch` fetches the page when a visitor hovers or focuses the link. The type of its URL includes articles of
 * the blog, once their route exists (docs/adding-a-page.md).
 */
export function PageLink(
  props: Omit<ComponentProps<typeof Link<`/blog/${string}`>>, "prefetch" | "onClick">,
) {
  return <Link {...props} prefetch={false} onClick={followLink} />;
}

/** Runs right before Next.js follows the link. Next.js leaves a prevented click alone. */
function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  // Another script, such as an extension's, prevents a click that it handles.
  if (event.defaultPrevented || opensElsewhere(event, link)) return;
  // The second click would hit whatever replaces the link.
  ignoreSecondClick();
  endLoading();
  const isOfThisSite = link.origin === location.origin;
  if (isOfThisSite && link.pathname === location.pathname) {
    event.preventDefault();
    scrollWithinPage(link);
  } else {
    rememberFollowedLink(link);
    if (isOfThisSite) markAsLoading(link);
  }
}

type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/**
 * Whether a click on a link leaves this page open: with these keys, another target (which an extension may set) or `download`, the
 * browser opens the link in another tab or window, or saves its page.
 */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys, link: Element): boolean =>
  ctrlKey ||
  metaKey ||
  shiftKey ||
  altKey ||
  (link.getAttribute("target") || "_self") !== "_self" ||
  link.hasAttribute("download");

const skipLink = "#main";

/**
 * Scrolls to a section of this page, or to its top. The router would request the page again or do nothing, and the browser would add
 * an entry to the history that Next.js ignores on Back (docs/maintaining.md).
 */
function scrollWithinPage(link: HTMLAnchorElement): void {
  // The skip link adds no entry: nobody goes back to it.
  if (link.hash !== skipLink && link.href !== location.href) {
    rememberFollowedLink(link);
    history.pushState(null, "", link.href);
  }
  const section = document.getElementById(link.hash.slice(1));
  if (section) section.scrollIntoView();
  else scrollTo(0, 0);
  // The page behind the open mobile menu takes no focus until the menu has closed.
  requestAnimationFrame(() => focusPage(link.hash));
}

/** Shows that a link's page is loading (page-navigation.css). */
function markAsLoading(link: HTMLAnchorElement): void {
  link.setAttribute("aria-busy", "true");
}

/** Removes the mark of the link whose page was loading. */
export function endLoading(): void {
  for (const link of document.querySelectorAll("a[aria-busy]")) link.removeAttribute("aria-busy");
}
