import type { MouseEvent } from "react";
import { ignoreSecondClick } from "@/lib/dom/ignore-second-click";
import { focusPage } from "./focus-page";
import { rememberFollowedLink } from "./history-entry";
import { opensElsewhere } from "./opens-elsewhere";

const skipLink = "#main";

/**
 * Follows a link to a section of this page, or to the page itself, which leads to its top. The router would request the page
 * again or do nothing, and the browser would add an entry to the history that Next.js ignores on Back (docs/maintaining.md).
 */
function followWithinPage(link: HTMLAnchorElement): void {
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

/** Ends the sign that a link's page is on its way. */
export function endWaiting(): void {
  for (const link of document.querySelectorAll("a[aria-busy]")) link.removeAttribute("aria-busy");
}

/**
 * Answers a click on a link, right before Next.js follows it. Leaves alone a click that another script has taken, such as an extension
 * that opens links itself.
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget: link } = event;
  if (event.defaultPrevented || opensElsewhere(event, link)) return;
  // The second click would hit what then shows in the place of the link.
  ignoreSecondClick();
  endWaiting();
  const isOfThisSite = link.origin === location.origin;
  if (isOfThisSite && link.pathname === location.pathname) {
    // Next.js leaves a prevented click alone.
    event.preventDefault();
    followWithinPage(link);
    return;
  }
  rememberFollowedLink(link);
  // The link's style says that its page is on its way, unless the page shows at once.
  if (isOfThisSite) link.setAttribute("aria-busy", "true");
}
