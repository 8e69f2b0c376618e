import { clsx } from "clsx";

interface Props {
  /** A file of app/art, without ".svg". */
  name: string;
  /** Some illustrations have parts: a thumbnail of the crest for a small frame, and the waves without sky and sun. */
  view?: "whole" | "thumbnail" | "waves";
  /** With its size. */
  className?: string;
  /** For the first screen: loads at once, with high priority. */
  priority?: boolean;
}

/**
 * A decorative illustration of app/art. Each scheme has a file, because older versions of WebKit ignore `prefers-color-scheme` in
 * images. The whole is a view too: without one, Chromium would crop it to a thumbnail that it has loaded before.
 */
export function Art({ name, view = "whole", className, priority = false }: Props) {
  return (
    <picture className={className}>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`/art/${name}.dark.svg#${view}`} />
      <img
        src={`/art/${name}.svg#${view}`}
        alt=""
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={clsx("size-full rounded-[inherit]", view === "whole" && "object-cover")}
      />
    </picture>
  );
}
