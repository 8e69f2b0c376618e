/** The stock-photo host: the only other origin that a page asks for anything. */
export const photoHost = "https://images.unsplash.com";

/**
 * The address of a photo, cropped to the ratio of width to height (pixels of the largest size wanted;
 * lib/photo-loader.ts asks for the smaller ones in the same ratio).
 */
export function photoAddress(
  photo: { id: string; faces?: boolean },
  size: { width: number; height: number },
): string {
  const query = new URLSearchParams({
    w: String(size.width),
    h: String(size.height),
    q: "75",
    auto: "format",
    fit: "crop",
  });
  if (photo.faces) query.set("crop", "faces");
  return `${photoHost}/${photo.id}?${query}`;
}
