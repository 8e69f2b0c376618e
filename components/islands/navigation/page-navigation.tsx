"use client";

import type { Route } from "next";
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef, ViewTransition } from "react";
import { focusPage } from "@/lib/dom/focus-page";
import { opensElsewhere } from "@/lib/dom/opens-elsewhere";

const skipLink = "#main";

const linksTo = (href: string) => [...document.querySelectorAll("a")].filter((link) => link.href === href);

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
  if (!link) return false;
  const focus = () => link.focus({ preventScroll: true });
  focus();
  // Chromium moves it on to the section that the URL names, in the next frame.
  const section = document.getElementById(location.hash.slice(1));
  const keepFocus = ({ relatedTarget }: FocusEvent) => relatedTarget === section && focus();
  if (section) link.addEventListener("blur", keepFocus, { once: true, signal: AbortSignal.timeout(1000) });
  return document.activeElement === link;
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
  if (link.hash !== skipLink && link.hash !== location.hash) history.pushState(null, "", link.hash);
  section.scrollIntoView();
  focusPage(link.hash);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || opensElsewhere(event)) return;
  // Nobody goes back to the skip link.
  if (link.hash !== skipLink) noteFollowedLink(link);
  followFragment(event, link);
}

/**
 * Prefetches the page behind a link on hover and focus. One listener serves all links. The router requests no page again until it is
 * stale (staleTimes in next.config.ts).
 */
function usePrefetchOnHover(): void {
  const router = useRouter();
  useEffect(() => {
    const listening = new AbortController();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.origin === location.origin && link.pathname !== location.pathname)
        router.prefetch(link.pathname as Route);
    };
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, prefetch, { signal: listening.signal });
    return () => listening.abort();
  }, [router]);
}

/** React reports a fade that the browser ends early as an error. It does so when the window is resized, for example. */
function ignoreEndedFade(event: ErrorEvent): void {
  if (event.error instanceof DOMException && /transition/i.test(event.error.message)) event.preventDefault();
}

/** Ends the animations of a page that first appears, and keeps its photos from fading in. */
function showAtOnce(page: HTMLElement): void {
  page.classList.add("page-seen");
  for (const animation of page.getAnimations?.({ subtree: true }) ?? [])
    if (Number(animation.effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY) animation.finish();
}

/**
 * Fades a page out and the next one in, and moves the focus: to the link that was followed from the next page, if the visitor
 * comes back to it, or else to the section that its URL names or its main heading. Next.js leaves the focus on the link, or
 * nowhere.
 *
 * The path is the key, so one page leaves and another enters. Updates do not fade: the router may render a page again soon
 * after it appears, and React would then restore the focus from before the fade, although the visitor may have moved it since.
 * On a page that was seen before, nothing else appears a second time. It also marks the document as hydrated.
 */
export function PageNavigation({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  usePrefetchOnHover();
  const page = useRef<HTMLDivElement>(null);
  const previousPath = useRef(pathname);
  const seenPaths = useRef(new Set<string>());
  /** The path that the visitor last went back or forward to. */
  const returnedTo = useRef<string>(undefined);

  useEffect(() => {
    // For the head script and styles.
    document.documentElement.dataset.scripts = "hydrated";
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // The visitor comes back from a page that was loaded as a whole, and the browser has not kept this one.
    if (load?.type === "back_forward" && document.activeElement === document.body) focusFollowedLink();

    const listening = new AbortController();
    const { signal } = listening;
    // Before next/link, which leaves a prevented click alone.
    document.addEventListener("click", follow, { capture: true, signal });
    addEventListener("error", ignoreEndedFade, { signal });
    addEventListener(
      "popstate",
      () => {
        returnedTo.current = location.pathname;
        if (location.pathname === previousPath.current) focusEntry();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  // A passive effect would run after the fade, when a fast keyboard user has already moved the focus.
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    seenPaths.current.add(previousPath.current);
    previousPath.current = pathname;
    if (page.current && seenPaths.current.has(pathname)) showAtOnce(page.current);
    // On Back and Forward, React renders at once, without a view transition, and some browsers have none (Firefox before 144,
    // Safari before 18). There the next page only fades in.
    if (returnedTo.current === pathname || !("startViewTransition" in document))
      page.current?.classList.add("page-transition-in");
    returnedTo.current = undefined;
    focusEntry();
  }, [pathname]);

  return (
    <ViewTransition key={pathname} enter="page-transition" exit="page-transition" default="none">
      {/* One element, so that the page fades as a whole, not section by section. */}
      <div ref={page} className="flex grow flex-col">
        {children}
      </div>
    </ViewTransition>
  );
}
