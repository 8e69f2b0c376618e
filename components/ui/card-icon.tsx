import { clsx } from "clsx";
import type { ProductCard } from "@/content/schema";
import { Icon } from "./icon";

interface Props extends Pick<ProductCard, "icon" | "color"> {
  className?: string;
}

/**
 * The chips have colors of the waves: the deeper, the darker. In forced colors, which replace these, the middle chip has a thicker
 * border, and the deep one is filled.
 */
const chips = {
  shallow: "border border-transparent bg-depth-1",
  middle: "border-3 border-transparent bg-(--depth-5) text-ink-on-inverse",
  deep: clsx(
    "border border-(--line-on-inverse) bg-(--depth-9) text-(--accent-on-inverse)",
    "forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-colors:forced-color-adjust-none",
  ),
};

/** The icon of a card, on a chip in the card's color, or on paper alone. Cards of one color belong together. */
export function CardIcon({ icon, color, className }: Props) {
  return (
    <span
      className={clsx(
        "surface-default grid size-11 flex-none place-items-center rounded-lg print:inline print:size-auto print:border-0",
        chips[color],
        className,
      )}
    >
      <Icon name={icon} className="size-6" />
    </span>
  );
}
