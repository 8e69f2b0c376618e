import { clsx } from "clsx";

interface Props {
  /** A file of app/art, without ".svg". */
  name: string;
  /** Only a part, of the illustrations that have it: the crest for a small frame, or the water without sky and sun. */
  view?: "thumbnail" | "water";
  className?: string;
  /** For the first screen: loads at once, with high priority. */
  priority?: boolean;
}

/**
 * A decorative illustration of app/art, in the colors of the light or the dark scheme. The file has both, as views, because
 * older versions of WebKit ignore `prefers-color-scheme` in images. A class gives it its size.
 */
export function Art({ name, view, className, priority = false }: Props) {
  const file = `/art/${name}.svg`;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`${file}#dark${view ? `-${view}` : ""}`} />
      <img
        src={view ? `${file}#${view}` : file}
        alt=""
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={clsx(!view && "object-cover", className)}
      />
    </picture>
  );
}
