import { clsx } from "clsx";
import type { Action } from "@/content/schema";
import { ActionElement } from "./action-element";
import { type ButtonStyle, buttonClasses } from "./button";
import { Icon } from "./icon";

/** Under a mouse, the icon of a link moves where it points. */
const iconMotion = {
  ArrowRight: "transition-transform duration-240 ease-settle group-hover:translate-x-0.75",
  ArrowDown: "transition-transform duration-240 ease-settle group-hover:translate-y-0.75",
};

interface Props extends ButtonStyle {
  action: Action;
  icon?: keyof typeof iconMotion;
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
      {icon && (
        <Icon
          name={icon}
          className={clsx("size-[1.1em] flex-none", style.variant === "link" && iconMotion[icon])}
        />
      )}
    </ActionElement>
  );
}
