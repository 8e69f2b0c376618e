import type { Content } from "../content/types.ts";
import { allEntries, isObject } from "../content/walk.ts";

/** A photo with the first place that uses it. */
export interface UsedPhoto {
  id: string;
  file: string;
  field: string;
}

/** Every photo that the content uses, each once. */
export function collectPhotos(content: Content): UsedPhoto[] {
  const photos = new Map<string, UsedPhoto>();
  for (const { module, field, value } of allEntries(content)) {
    if (!isObject(value) || typeof value.id !== "string" || !value.id.startsWith("photo-")) continue;
    if (!photos.has(value.id)) photos.set(value.id, { id: value.id, file: module.file, field });
  }
  return [...photos.values()];
}
