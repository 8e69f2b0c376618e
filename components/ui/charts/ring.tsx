/** A ring, filled from the top to a share from 0 to 1. Put the share in text beside it. */
export function Ring({ share, className }: { share: number; className?: string }) {
  return (
    <svg viewBox="0 0 104 104" fill="none" strokeWidth="12" aria-hidden="true" className={className}>
      <circle cx="52" cy="52" r="44" className="stroke-tint" />
      <path
        d="M52 8a44 44 0 0 1 0 88 44 44 0 0 1 0-88"
        pathLength="100"
        strokeDasharray={`${Math.round(share * 100)} 200`}
        strokeLinecap="round"
        className="motion-safe:animate-draw stroke-accent"
      />
    </svg>
  );
}
