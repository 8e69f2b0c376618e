import type { Action } from "@/content/schema";
import { Button, type ButtonStyle, buttonClasses } from "./button";
import { Icon } from "./icon";
import { PageLink } from "./page-link";

interface Props extends ButtonStyle {
  action: Action;
  icon?: "ArrowRight" | "ArrowDown";
  /** Where several actions on a page share a label. Starts with the label (WCAG 2.5.3). */
  accessibleName?: string;
}

/**
 * An action from the content: a link if it has a URL, or else a button that shows a notice. The button only has the notice's
 * id, for which the notices island listens, so it needs no client code.
 */
export function Cta({ action, icon, accessibleName, ...style }: Props) {
  const content = (
    <>
      {action.label}
      {icon && <Icon name={icon} />}
    </>
  );
  return "href" in action ? (
    <PageLink href={action.href} className={buttonClasses(style)} aria-label={accessibleName}>
      {content}
    </PageLink>
  ) : (
    <Button {...style} aria-label={accessibleName} data-notice={action.notice}>
      {content}
    </Button>
  );
}
