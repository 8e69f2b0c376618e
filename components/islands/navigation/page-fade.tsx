"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, ViewTransition } from "react";

/**
 * Fades a page out and the next one in. Only then: the router may draw a page again a moment after it came, and React
 * puts the focus back, after any fade, to where it was before. Who went on by keyboard meanwhile would be thrown back.
 */
export function PageFade({ children }: { children: ReactNode }) {
  return (
    <ViewTransition key={usePathname()} enter="page" exit="page" default="none">
      {/* One box, so that the page fades as one picture and not section by section. */}
      <div>{children}</div>
    </ViewTransition>
  );
}
