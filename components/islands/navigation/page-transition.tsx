"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, ViewTransition } from "react";

/**
 * Fades a page out and the next one in. With the path as key, one leaves and the other enters. Nothing else fades, because
 * the router may render a page again soon after it came: React would restore the focus that it noted before the fade, and
 * throw back a visitor who has moved on by keyboard.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);

  // React draws what going back or forward shows at once, without a view transition. So the next page alone fades in.
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
      {/* One element, so that the page fades as a whole and not section by section. */}
      <div ref={page}>{children}</div>
    </ViewTransition>
  );
}
