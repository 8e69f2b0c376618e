interface Props {
  /** From 0 to 1. Text beside the ring says it too. */
  share: number;
  className?: string;
}

/** A ring, filled from the top to a share. */
export function Ring({ share, className }: Props) {
  return (
    <svg viewBox="0 0 104 104" fill="none" strokeWidth="12" aria-hidden="true" className={className}>
      <circle cx="52" cy="52" r="44" className="stroke-tint" />
      <path
        d="M52 8a44 44 0 0 1 0 88 44 44 0 0 1 0-88"
        pathLength="100"
        strokeDasharray={`${Math.round(share * 100)} 200`}
        strokeLinecap="round"
        className="first-page:animate-draw stroke-accent"
      />
    </svg>
  );
}
