"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef, ViewTransition } from "react";

/** Ends the animations of a page that first appears, and keeps its photos from fading in. */
function showAtOnce(page: HTMLElement): void {
  page.classList.add("page-seen");
  for (const animation of page.getAnimations?.({ subtree: true }) ?? [])
    if (Number(animation.effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY) animation.finish();
}

/**
 * Fades a page out and the next one in. The path is the key, so one page leaves and another enters. Updates do not fade: the
 * router may render a page again soon after it appears, and React would then restore the focus from before the fade, although
 * the visitor may have moved it since. On a page that was seen before, nothing else appears a second time.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const page = useRef<HTMLDivElement>(null);
  const previousPath = useRef(pathname);
  const seenPaths = useRef(new Set<string>());
  /** The path that the visitor last went back or forward to. */
  const returnedTo = useRef<string>(undefined);

  useEffect(() => {
    const remember = () => {
      returnedTo.current = location.pathname;
    };
    addEventListener("popstate", remember);
    return () => removeEventListener("popstate", remember);
  }, []);

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
