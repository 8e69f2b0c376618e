interface MarkProps {
  size?: number;
  /** The sun's color, where there are no classes. */
  sun?: string;
  className?: string;
}

/** The logo's mark: two waves in the color of the text, and a coral sun. The icons show it too. */
export function LogoMark({ size = 32, sun, className }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <g stroke="currentColor" strokeWidth="3.4" strokeLinecap="round">
        <path d="M2 28C9.5 28 10 11 16 11s6.5 17 14 17" />
        <path d="M10.5 28c2.6 0 2.8-7.5 5.5-7.5s2.9 7.5 5.5 7.5" />
      </g>
      <circle cx="16" cy="4.6" r="3.4" fill={sun} className="fill-sun" />
    </svg>
  );
}

/** Mark and wordmark. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-[min(1.5625rem,7.8vw)]/none font-bold tracking-tighter">
      <LogoMark className="size-8 flex-none" />
      {name}
    </span>
  );
}
