import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Action } from "@/content/schema";
import { Icon } from "./icon";
import { PageLink } from "./page-link";

interface Props {
  action: Action;
  /** "primary" is coral. A screen has only one. */
  variant?: "primary" | "secondary" | "link" | "plain";
  size?: "medium" | "small";
  icon?: "arrow-right" | "arrow-down";
  /** The accessible name, where several actions on a page share a label. Starts with the label (WCAG 2.5.3). */
  name?: string;
  className?: string;
  children?: ReactNode;
}

const variants = {
  primary: "button",
  secondary: "button button-secondary",
  link: "text-link",
  plain: "",
};

/**
 * An action from the content: a link if it has a URL, or else a button that shows a notice. The button only has the notice's
 * id, for which the notices island listens, so it needs no client code.
 */
export function Button({
  action,
  variant = "primary",
  size = "medium",
  icon,
  name,
  className,
  children,
}: Props) {
  const classes = clsx(
    variants[variant],
    size === "small" && variant !== "link" && "button-small",
    className,
  );
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
