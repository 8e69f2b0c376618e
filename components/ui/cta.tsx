import type { Action } from "@/content/schema";
import { ActionElement } from "./action-element";
import { type ButtonStyle, buttonClasses } from "./button";
import { Icon } from "./icon";

interface Props extends ButtonStyle {
  action: Action;
  icon?: "ArrowRight" | "ArrowDown";
  /** Sets the action apart from others of the page with the same label, with which it starts (WCAG 2.5.3). */
  accessibleName?: string;
}

/** A call to action: an action from the content that looks like a button, or like underlined text. */
export function Cta({ action, icon, accessibleName, ...style }: Props) {
  return (
    <ActionElement action={action} className={buttonClasses(style)} aria-label={accessibleName}>
      {action.label}
      {icon && <Icon name={icon} />}
    </ActionElement>
  );
}
