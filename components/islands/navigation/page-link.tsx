"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { followLink } from "./follow-link";

/**
 * A link to a page of this site, without Next.js's prefetching, which would request three files for each page with a link in view:
 * 46 in all on home. PageNavigation fetches the page when a visitor hovers or focuses the link.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch" | "onClick">) {
  return <Link {...props} prefetch={false} onClick={followLink} />;
}
