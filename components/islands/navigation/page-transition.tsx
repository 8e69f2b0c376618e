"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, ViewTransition } from "react";

/**
 * Fades a page out and the next one in. The path is the key, so one page leaves and another enters. Updates do not fade: the
 * router may render a page again soon after it appears, and React would then restore the focus from before the fade, although
 * the visitor may have moved it since.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);

  // On Back and Forward, React renders at once, without a view transition, so the next page only fades in.
  useEffect(() => {
    const fadeIn = () => {
      const left = page.current;
      requestAnimationFrame(() => {
        if (page.current !== left) page.current?.classList.add("page-transition-in");
      });
    };
    addEventListener("popstate", fadeIn);
    return () => removeEventListener("popstate", fadeIn);
  }, []);

  return (
    <ViewTransition key={usePathname()} enter="page-transition" exit="page-transition" default="none">
      {/* One element, so that the page fades as a whole, not section by section. */}
      <div ref={page}>{children}</div>
    </ViewTransition>
  );
}
