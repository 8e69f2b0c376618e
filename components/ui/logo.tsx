import { clsx } from "clsx";
import { logo } from "@/lib/logo";

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
        "inline-flex items-center gap-2 font-display text-[1.5625rem] leading-none font-bold tracking-tighter",
        className,
      )}
    >
      <LogoMark className="size-8 flex-none" />
      {name}
    </span>
  );
}
