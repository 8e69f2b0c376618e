/** The stock-photo host: the only other origin that a page asks for anything. */
export const photoHost = "https://images.unsplash.com";

/**
 * A photo's source for next/image: the address with its crop, and the ratio (height by width) in place of a size,
 * which sizedPhoto() fills in.
 */
export function photoSource(photo: { id: string; faces?: boolean }, ratio: number): string {
  const query = new URLSearchParams({ q: "75", auto: "format", fit: "crop" });
  if (photo.faces) query.set("crop", "faces");
  query.set("ratio", String(ratio));
  return `${photoHost}/${photo.id}?${query}`;
}

/** The address of a photo at one width, in pixels, cropped to its source's ratio. */
export function sizedPhoto(source: string, width: number): string {
  const url = new URL(source);
  const ratio = Number(url.searchParams.get("ratio"));
  url.searchParams.delete("ratio");
  url.searchParams.set("w", String(width));
  url.searchParams.set("h", String(Math.round(width * ratio)));
  return url.href;
}

/** The address of a photo at one width, in pixels; the ratio is height by width. */
export function photoUrl(
  photo: { id: string; faces?: boolean },
  size: { width: number; ratio: number },
): string {
  return sizedPhoto(photoSource(photo, size.ratio), size.width);
}
