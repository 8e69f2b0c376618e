import { clsx } from "clsx";

const tones = [
  "bg-depth-8 text-ink-on-inverse dark:bg-depth-4",
  "bg-depth-2 text-ink",
  "bg-action text-action-ink",
];

interface Props {
  /** Decorative: the name is beside them. */
  initials: string;
  /** In the list of people. Neighbors have different tones. */
  place: number;
}

/** A person's initials in a circle. */
export function Avatar({ initials, place }: Props) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid size-11 place-items-center rounded-full font-display text-sm/none font-semibold",
        "contrast-more:border contrast-more:bg-raised! contrast-more:text-ink! forced-colors:border",
        tones[place % tones.length],
      )}
    >
      {initials}
    </span>
  );
}
