import { clsx } from "clsx";

interface Props {
  /** A file of app/art, without ".svg". */
  name: string;
  /** The whole, or a part, of the illustrations that have it: the crest for a small frame, or the waves without sky and sun. */
  view?: "whole" | "thumbnail" | "waves";
  className?: string;
  /** For the first screen: loads at once, with high priority. */
  priority?: boolean;
}

/**
 * A decorative illustration of app/art, in the colors of the light or the dark scheme. The file has both, as views, because
 * older versions of WebKit ignore `prefers-color-scheme` in images. The whole is a view too: Chromium crops a file without one as
 * the thumbnail that it has loaded before. The size is a class.
 */
export function Art({ name, view = "whole", className, priority = false }: Props) {
  const file = `/art/${name}.svg`;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`${file}#dark-${view}`} />
      <img
        src={`${file}#${view}`}
        alt=""
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={clsx(view === "whole" && "object-cover", className)}
      />
    </picture>
  );
}
