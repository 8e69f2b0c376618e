import type { Action } from "@/content/schema";
import { Button, buttonClasses, type Look } from "./button";
import { Icon } from "./icon";
import { PageLink } from "./page-link";

interface Props extends Look {
  action: Action;
  icon?: "arrow-right" | "arrow-down";
  /** Where several actions on a page share a label. Starts with the label (WCAG 2.5.3). */
  accessibleName?: string;
}

/**
 * An action from the content: a link if it has a URL, or else a button that shows a notice. The button only has the notice's
 * id, for which the notices island listens, so it needs no client code.
 */
export function ActionLink({ action, icon, accessibleName, ...look }: Props) {
  const content = (
    <>
      {action.label}
      {icon && <Icon name={icon} />}
    </>
  );
  return "href" in action ? (
    <PageLink href={action.href} className={buttonClasses(look)} aria-label={accessibleName}>
      {content}
    </PageLink>
  ) : (
    <Button {...look} aria-label={accessibleName} data-notice={action.notice}>
      {content}
    </Button>
  );
}
