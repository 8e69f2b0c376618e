import { clsx } from "clsx";

/** The logo on a 32 × 32 grid: two nested waves as lines, and the sun. The icons show it too (docs/architecture.md). */
export const logo = {
  size: 32,
  lines: ["M2 28C9.5 28 10 11 16 11s6.5 17 14 17", "M10.5 28c2.6 0 2.8-7.5 5.5-7.5s2.9 7.5 5.5 7.5"],
  lineWidth: 3.4,
  sun: { cx: 16, cy: 4.6, r: 3.4 },
} as const;

/** The logo's mark: two waves in the color of the text, and a coral sun. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      width={logo.size}
      height={logo.size}
      viewBox={`0 0 ${logo.size} ${logo.size}`}
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <g stroke="currentColor" strokeWidth={logo.lineWidth} strokeLinecap="round">
        {logo.lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <circle {...logo.sun} className="fill-action" />
    </svg>
  );
}

/** Mark and wordmark. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-2 font-display text-[min(1.5625rem,7.8vw)] leading-none font-bold tracking-tighter",
        className,
      )}
    >
      <LogoMark className="size-8 flex-none" />
      {name}
    </span>
  );
}
