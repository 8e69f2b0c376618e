import { clsx } from "clsx";
import type { Product } from "@/content/schema";
import { Icon } from "./icon";

const colors: Record<Product["color"], string> = {
  shallow: "text-(--data-2)",
  middle: "text-accent",
  deep: "text-ink",
};

/** The icon of a card, in the card's color. */
export function CardIcon({ card, className }: { card: Pick<Product, "icon" | "color">; className: string }) {
  return <Icon name={card.icon} className={clsx("card-icon", colors[card.color], className)} />;
}
