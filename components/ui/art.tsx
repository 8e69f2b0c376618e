interface Props {
  /** A file of app/art, without ".svg". */
  name: string;
  /** Only the part for a small frame, of the illustrations that have one. It fills its box without `object-cover`. */
  thumbnail?: boolean;
  className?: string;
  /** For the first screen: loads at once, with high priority. */
  priority?: boolean;
}

/** Returns an illustration's width and height, which give the browser its shape before it loads. */
function sizeOf(name: Props["name"]): { width: number; height: number } {
  if (/^(portrait|team)-/.test(name)) return { width: 480, height: 600 };
  if (name === "partners") return { width: 1920, height: 640 };
  if (name === "demo") return { width: 960, height: 720 };
  if (name === "not-found-waves") return { width: 1920, height: 520 };
  return { width: 960, height: 640 };
}

/**
 * A decorative illustration of app/art, in the colors of the light or the dark scheme. The file has both, as views, because
 * older versions of WebKit ignore `prefers-color-scheme` in images.
 */
export function Art({ name, thumbnail = false, className, priority = false }: Props) {
  const file = `/art/${name}.svg`;
  const size = thumbnail ? { width: 52, height: 52 } : sizeOf(name);
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`${file}#dark${thumbnail ? "-thumbnail" : ""}`} />
      <img
        src={thumbnail ? `${file}#thumbnail` : file}
        alt=""
        {...size}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
