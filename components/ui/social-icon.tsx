import type { ReactNode } from "react";
import type { SocialIconName } from "@/content/schema";

/* Our own plain outlines: icon sets no longer include company logos. */
const outlines: Record<SocialIconName, ReactNode> = {
  linkedin: (
    <>
      <rect x="2.5" y="2.5" width="19" height="19" rx="3.5" />
      <path d="M7.5 10.5v6M7.5 7.25v.01M11.5 16.5v-6M11.5 13a2.5 2.5 0 0 1 5 0v3.5" />
    </>
  ),
  instagram: (
    <>
      <rect x="2.5" y="2.5" width="19" height="19" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.01" />
    </>
  ),
  youtube: (
    <>
      <rect x="1.5" y="5" width="21" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
};

/** A social network's icon. Decorative: the button around it is labelled with the name. */
export function SocialIcon({ name, className }: { name: SocialIconName; className?: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {outlines[name]}
    </svg>
  );
}
