import { useLayoutComfort } from "@/components/islands/use-comfort";
import { followEvent } from "@/components/ui/page-link";
import { isPageLink } from "@/lib/links";
import { focusPage } from "./focus-page";
import { rememberFollowedLink } from "./history-entry";

const skipLink = "#main";

/** Removes the mark of the link whose page was loading. */
export function endLoading(): void {
  for (const link of document.querySelectorAll("a[aria-busy]")) link.removeAttribute("aria-busy");
}

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

/** Runs right before a link is followed. */
function depart(event: Event): void {
  const link = event.target as HTMLAnchorElement;
  if (!isPageLink(link.getAttribute("href") ?? "")) {
    rememberFollowedLink(link);
    return;
  }
  endLoading();
  if (link.pathname === location.pathname) {
    event.preventDefault();
    scrollWithinPage(link);
  } else {
    rememberFollowedLink(link, scrollY);
    // Shows that its page is loading (page-navigation.css).
    link.setAttribute("aria-busy", "true");
  }
}

/** Remembers the link that leaves a page, and marks it until the next page shows. A link within the page scrolls. */
export function useDeparture(): void {
  useLayoutComfort(() => {
    document.addEventListener(followEvent, depart);
    return () => document.removeEventListener(followEvent, depart);
  }, []);
}
