import { clsx } from "clsx";
import type { Product } from "@/content/schema";
import { Icon } from "./icon";

const colors: Record<Product["color"], string> = {
  accent: "text-accent",
  action: "text-action",
  ink: "text-ink",
};

/** The icon of a card, in the card's color. */
export function CardIcon({
  card: { icon, color },
  className,
}: {
  card: Pick<Product, "icon" | "color">;
  className?: string;
}) {
  return <Icon name={icon} className={clsx(colors[color], "print:text-ink", className)} />;
}
