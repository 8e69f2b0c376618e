import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of this site, without Next.js's prefetching: some forty links on a page would each request three files
 * as soon as they are in view. PrefetchOnHover fetches the page when a visitor hovers or focuses the link.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  // A tab keeps the policy of the page that it loaded first, and only the pages with forms allow to send them.
  if (process.env.FORM_ENDPOINT && (props.href === "/contact" || props.href === "/demo"))
    return <a {...props} href={props.href} />;
  return <Link {...props} prefetch={false} />;
}
