"use client";

import type { Route } from "next";
import Link from "next/link";
import { type ComponentProps, useRef } from "react";
import type { Href } from "@/content/schema";
import { isPageLink } from "@/lib/links";

/** Fired at a link that is followed. The navigation's island prevents it if the link goes to a place in the current page. */
export const followEvent = "followlink";

interface Props extends Omit<ComponentProps<"a">, "ref" | "onClick"> {
  href: Href | Route;
}

/**
 * A link. One to a page of this site is without Next.js's prefetching, which would request three files for each page with a link in view:
 * 46 in all on home. `usePrefetch` fetches pages ahead instead. A section ("#main") is of a page too, a file ("/terms.pdf") is not.
 */
export function PageLink({ href, ...props }: Props) {
  const ref = useRef<HTMLAnchorElement>(null);
  const follow = (event: { preventDefault: () => void }) => {
    const follows = ref.current?.dispatchEvent(new Event(followEvent, { bubbles: true, cancelable: true }));
    if (!follows) event.preventDefault();
  };
  return isPageLink(href) ? (
    <Link {...props} ref={ref} href={href as Route} prefetch={false} onNavigate={follow} />
  ) : (
    <a {...props} ref={ref} href={href} onClick={follow} />
  );
}
