import { clsx } from "clsx";
import type { CardColor, IconName } from "@/content/schema";
import { Icon } from "./icon";

const colors: Record<CardColor, string> = { kelp: "text-accent", coral: "text-action", ink: "text-ink" };

/** The icon of a card, in the card's color. */
export function CardIcon({
  card: { icon, color },
  className,
}: {
  card: { icon: IconName; color: CardColor };
  className?: string;
}) {
  return <Icon name={icon} className={clsx(colors[color], className)} />;
}
