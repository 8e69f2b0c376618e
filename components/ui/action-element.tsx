import type { ReactNode } from "react";
import type { Action } from "@/content/schema";
import { PageLink } from "./page-link";

interface Props {
  action: Action;
  className?: string;
  "aria-label"?: string;
  /** By default, the action's label. */
  children?: ReactNode;
}

/**
 * An action from the content, without a look: a link if it has a URL, or else a button that shows a notice. The button only has
 * the notice's id, for which the notices island listens, so it needs no client code.
 */
export function ActionElement({ action, children = action.label, ...props }: Props) {
  return "href" in action ? (
    <PageLink href={action.href} {...props}>
      {children}
    </PageLink>
  ) : (
    <button type="button" data-notice={action.notice} {...props}>
      {children}
    </button>
  );
}
