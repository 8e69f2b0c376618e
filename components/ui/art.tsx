import type { ArtName } from "@/content/schema";

interface Props {
  name: ArtName | `thumb-${string}` | "not-found-waves";
  className?: string;
  /** For the first screen: loads at once, with high priority. */
  priority?: boolean;
}

/** Returns a drawing's width and height, from which the browser knows its shape before it loads. */
function sizeOf(name: Props["name"]): { width: number; height: number } {
  if (name.startsWith("thumb-")) return { width: 440, height: 440 };
  if (/^(portrait|team)-/.test(name)) return { width: 480, height: 600 };
  if (name === "partners") return { width: 1920, height: 640 };
  if (name === "demo") return { width: 960, height: 720 };
  if (name === "not-found-waves") return { width: 1920, height: 520 };
  return { width: 960, height: 640 };
}

/** A decorative drawing, in the colours of the light or the dark scheme (app/art serves both). */
export function Art({ name, className, priority = false }: Props) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`/art/${name}.dark.svg`} />
      <img
        src={`/art/${name}.svg`}
        alt=""
        {...sizeOf(name)}
        loading={priority ? "eager" : "lazy"}
        {...(priority && { fetchPriority: "high" as const })}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
