import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusPage } from "./focus-page";
import { focusFollowedLink, restoreScroll } from "./history-entry";

/**
 * Leads to where the visitor left this entry of the history, or else to the page: Next.js leaves the focus on the link, or nowhere.
 * In the next frame, because right after "popstate" Chromium leads to the section that the URL names.
 */
const arrive = () =>
  requestAnimationFrame(() => {
    restoreScroll();
    if (!focusFollowedLink()) focusPage();
  });

/**
 * Fades in a page that replaces another, and leads to its section or heading, or to where the visitor left it. Returns the ref of the
 * page's element.
 */
export function useArrival(pathname: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shownPath = useRef(pathname);
  /** Whether the browser has animated the next page in already, as after a swipe back. */
  const isShownByBrowser = useRef(false);

  // Layout effects, because passive ones run after the fade, when a fast keyboard user has already moved the focus.
  useLayoutEffect(() => {
    const goBack = ({ hasUAVisualTransition }: PopStateEvent) => {
      if (location.pathname === pathname) arrive();
      else isShownByBrowser.current = hasUAVisualTransition;
    };
    // In the capture phase, because React draws the page right after the router's own listener.
    addEventListener("popstate", goBack, { capture: true });
    return () => removeEventListener("popstate", goBack, { capture: true });
  }, [pathname]);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    page.current?.classList.toggle("page-in", !isShownByBrowser.current);
    isShownByBrowser.current = false;
    arrive();
  }, [pathname]);

  return page;
}
