import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of this site. It fetches nothing by itself: some forty links a page would each ask for three files
 * as soon as they are seen. The island `navigation` fetches the page behind a link that a visitor turns to.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link {...props} prefetch={false} />;
}
