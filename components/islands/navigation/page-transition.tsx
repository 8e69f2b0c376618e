"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, ViewTransition } from "react";

/**
 * Fades a page out and the next one in, which the key makes a leaving and an entering. Nothing else fades: the router
 * may draw a page again a moment after it came, and while a fade is prepared React notes the focus, to put it back when
 * it draws. Who went on by keyboard in between would be thrown back.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition key={usePathname()} enter="page-transition" exit="page-transition" default="none">
      {/* One box, so that the page fades as one picture and not section by section. */}
      <div>{children}</div>
    </ViewTransition>
  );
}
