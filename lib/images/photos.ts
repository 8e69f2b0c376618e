import type { StockPhoto } from "@/content/schema";

/** The origin of the stock photos, the only other one that pages send requests to. */
export const photoOrigin = "https://images.unsplash.com";

/** The widths of the files. Close together, so that no visitor loads a photo much wider than needed. */
const fileWidths = [96, 240, 400, 480, 640, 720, 800, 960, 1280, 1600, 1920];

/** Returns the URL of a stock photo's file, which the host crops to a ratio of width to height. */
export function photoUrl(
  { id, faces }: Pick<StockPhoto, "id" | "faces">,
  width: number,
  ratio: number,
): string {
  const size = { w: String(width), h: String(Math.round(width / ratio)) };
  const crop = { fit: "crop", ...(faces && { crop: "faces" }) };
  return `${photoOrigin}/${id}?${new URLSearchParams({ ...size, q: "75", auto: "format", ...crop })}`;
}

/** Returns the widths of the files that a photo can need, up to one for its largest width at double density. */
export const neededWidths = (largest: number): readonly number[] =>
  fileWidths.filter((_, index) => (fileWidths[index - 1] ?? 0) < 2 * largest);
