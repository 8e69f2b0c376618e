"use client";

import type { Route } from "next";
import Link from "next/link";
import type { ComponentProps, MouseEvent } from "react";
import type { Href } from "@/content/schema";
import { ignoreSecondClick } from "@/lib/dom/ignore-second-click";
import { isPageLink } from "@/lib/links";
import { focusPage } from "./focus-page";
import { rememberFollowedLink } from "./history-entry";

interface Props extends ComponentProps<"a"> {
  href: Href | Route;
}

/**
 * A link. One to a page of this site is without Next.js's prefetching, which would request three files for each page with a link in view:
 * 46 in all on home. `usePrefetch` fetches the page when a visitor hovers or focuses the link.
 */
export function PageLink({ href, ...props }: Props) {
  if (!isPageLink(href))
    return <a href={href} {...props} onClick={({ currentTarget }) => rememberFollowedLink(currentTarget)} />;
  return <Link {...props} href={href as Route} prefetch={false} onClick={followLink} />;
}

/** Runs right before Next.js follows the link. Next.js leaves a prevented click alone. */
function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  // Another script, such as an extension's, prevents a click that it handles.
  if (event.defaultPrevented || opensElsewhere(event, link)) return;
  // The second click would hit whatever replaces the link.
  ignoreSecondClick();
  endLoading();
  if (link.pathname === location.pathname) {
    event.preventDefault();
    scrollWithinPage(link);
  } else {
    rememberFollowedLink(link, scrollY);
    markAsLoading(link);
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
    rememberFollowedLink(link, scrollY);
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
