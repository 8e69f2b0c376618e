import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Action as ActionContent } from "@/content/schema";
import { Icon } from "./icon";
import { PageLink } from "./page-link";

interface Props {
  action: ActionContent;
  /** "button" is the coral one: one a view; "line" is the second action, "link" the third. */
  look?: "button" | "line" | "link" | "plain";
  small?: boolean;
  icon?: "arrow-right" | "arrow-down";
  /** Says more than the label where several actions on a page share one. Starts with the label (WCAG 2.5.3). */
  name?: string;
  className?: string;
  children?: ReactNode;
}

const looks = {
  button: "button",
  line: "button button-line",
  link: "text-link",
  plain: "",
};

/**
 * What content calls an action: a link where it has an address, else a button that shows a notice. The button
 * only carries the notice's id: the notices island listens for it, so that no button needs code of its own.
 */
export function Action({ action, look = "button", small = false, icon, name, className, children }: Props) {
  const classes = clsx(looks[look], small && look !== "link" && "button-small", className);
  const content = children ?? (
    <>
      {action.label}
      {icon && <Icon name={icon} />}
    </>
  );
  return "href" in action ? (
    <PageLink href={action.href} className={classes} aria-label={name}>
      {content}
    </PageLink>
  ) : (
    <button type="button" className={classes} aria-label={name} data-notice={action.notice}>
      {content}
    </button>
  );
}
