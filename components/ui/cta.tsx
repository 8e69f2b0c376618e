import type { Action } from "@/content/schema";
import { ActionElement } from "./action-element";
import { type ButtonStyle, buttonClasses } from "./button";
import { Icon } from "./icon";

interface Props extends ButtonStyle {
  action: Action;
  icon?: "ArrowRight" | "ArrowDown";
  /** Follows the label in the accessible name, where actions of a page share a label (WCAG 2.4.4, 2.5.3). */
  subject?: string;
}

/** A call to action: an action from the content that looks like a button, or like underlined text. */
export function Cta({ action, icon, subject, ...style }: Props) {
  return (
    <ActionElement
      action={action}
      className={buttonClasses(style)}
      aria-label={subject && `${action.label}: ${subject}`}
    >
      {action.label}
      {icon && <Icon name={icon} />}
    </ActionElement>
  );
}
