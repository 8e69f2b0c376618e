import type { SocialIconName } from "@/content/schema";

/* Our own plain outlines: icon sets no longer include company logos. */
const outlines: Record<SocialIconName, string> = {
  linkedin:
    "M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5zM7.5 10.5v6M7.5 7.25v.01M11.5 16.5v-6M11.5 13a2.5 2.5 0 0 1 5 0v3.5",
  instagram:
    "M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zM12 8a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM17 7v.01",
  youtube: "M5.5 5h13a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-13a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z",
};

/** A social network's icon. Decorative: the link or button around it is labeled with the name. */
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
      {/* A browser without SVG shows this letter. */}
      <desc>{name[0]?.toUpperCase()}</desc>
      <path d={outlines[name]} />
    </svg>
  );
}
