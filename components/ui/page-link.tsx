import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of this site, without Next.js's prefetching: each of about forty links on a page would request three files
 * as soon as it is in view. PageNavigation fetches the page when a visitor hovers or focuses the link.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link {...props} prefetch={false} />;
}
