import type { ArtName } from "@/content/schema";

interface Props {
  name: ArtName | `thumb-${string}` | "onboarding-waves" | "not-found-waves";
  className?: string;
  /** In the first screen, and maybe the largest thing there: loaded at once and first. */
  priority?: boolean;
}

/** Width and height of the drawings' grids: the browser knows their shape before they load. */
function gridOf(name: Props["name"]): { width: number; height: number } {
  if (name.startsWith("thumb-")) return { width: 440, height: 440 };
  if (/^(portrait|team)-/.test(name)) return { width: 480, height: 600 };
  if (name === "partners") return { width: 1920, height: 640 };
  if (name === "demo") return { width: 960, height: 720 };
  if (name === "onboarding-waves") return { width: 800, height: 1000 };
  if (name === "not-found-waves") return { width: 1920, height: 520 };
  return { width: 960, height: 640 };
}

/** A decorative drawing, in the light or the dark ramp (app/art serves both from content/art). */
export function Art({ name, className, priority = false }: Props) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`/art/${name}.dark.svg`} />
      <img
        src={`/art/${name}.svg`}
        alt=""
        {...gridOf(name)}
        loading={priority ? "eager" : "lazy"}
        {...(priority && { fetchPriority: "high" as const })}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
