import type { ArtName } from "@/content/types";

interface Props {
  name: ArtName | `thumb-${string}` | "wizard-sea";
  className?: string;
  /** In the first screen: not deferred. */
  priority?: boolean;
}

/** A decorative drawing, in the light or the dark ramp (app/art serves both from content/art). */
export function Art({ name, className, priority = false }: Props) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`/art/${name}.dark.svg`} />
      <img
        src={`/art/${name}.svg`}
        alt=""
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
