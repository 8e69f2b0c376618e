import { clsx } from "clsx";

/** The mark: two nested swells and the sun. Takes the colour of its text; the sun stays coral. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <g stroke="currentColor" strokeWidth="3.4" strokeLinecap="round">
        <path d="M2 28C9.5 28 10 11 16 11s6.5 17 14 17" />
        <path d="M10.5 28c2.6 0 2.8-7.5 5.5-7.5s2.9 7.5 5.5 7.5" />
      </g>
      <circle cx="16" cy="4.6" r="3.4" className="fill-action" />
    </svg>
  );
}

/** Mark and wordmark. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-2 font-display text-[1.5625rem]/none font-bold tracking-[-0.045em]",
        className,
      )}
    >
      <Mark className="size-8 flex-none" />
      {name}
    </span>
  );
}
