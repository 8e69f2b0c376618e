"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import type { Href } from "@/content/schema";

interface Props {
  href: Href;
  /** Paths of the pages below this entry. */
  below?: readonly string[];
  className?: string;
  children: ReactNode;
}

/** A navigation link, marked if it goes to the current page, or to the section of the site that contains it. */
export function NavLink({ href, below, className, children }: Props) {
  const pathname = usePathname();
  const current = pathname === href ? "page" : below?.includes(pathname);
  return (
    <PageLink href={href} className={className} aria-current={current || undefined}>
      {children}
    </PageLink>
  );
}

/** The summary of a list of links, marked if one of them goes to the current page. */
export function NavSummary(props: { paths: readonly string[]; className: string; children: ReactNode }) {
  const isCurrent = props.paths.includes(usePathname());
  return (
    <summary className={props.className} aria-current={isCurrent || undefined}>
      {props.children}
    </summary>
  );
}
