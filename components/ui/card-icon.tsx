import { clsx } from "clsx";
import type { ProductCard } from "@/content/schema";
import { Icon } from "./icon";

interface Props extends Pick<ProductCard, "icon" | "color"> {
  className?: string;
}

/** The icon of a card, on a chip in the card's color. Cards of one color belong together. */
export function CardIcon({ icon, color, className }: Props) {
  return (
    <span className={clsx("card-icon surface-default", color, className)}>
      <Icon name={icon} className="size-6" />
    </span>
  );
}
