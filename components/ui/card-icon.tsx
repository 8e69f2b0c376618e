import { clsx } from "clsx";
import type { Product } from "@/content/schema";
import { Icon } from "./icon";

const colors: Record<Product["color"], string> = {
  kelp: "text-accent",
  coral: "text-action",
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
  return <Icon name={icon} className={clsx(colors[color], className)} />;
}
