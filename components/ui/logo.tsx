import { clsx } from "clsx";
import { mark } from "@/lib/mark";

/** The mark: two nested swells and the sun. Takes the colour of its text; the sun stays coral. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${mark.size} ${mark.size}`} fill="none" aria-hidden="true" className={className}>
      <g stroke="currentColor" strokeWidth={mark.lineWidth} strokeLinecap="round">
        {mark.lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <circle {...mark.sun} className="fill-action" />
    </svg>
  );
}

/** Mark and wordmark. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={clsx("logo inline-flex items-center gap-2", className)}>
      <Mark className="size-8 flex-none" />
      {name}
    </span>
  );
}
