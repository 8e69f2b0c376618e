import { entriesIn } from "../content/queries.ts";
import type { Content } from "../content/types.ts";
import { isObject } from "../content/walk.ts";

/** A photo with the first place that uses it. */
export interface UsedPhoto {
  id: string;
  file: string;
  field: string;
}

/** Returns every photo that the content uses, each once. */
export function collectPhotos(content: Content): UsedPhoto[] {
  const photos = new Map<string, UsedPhoto>();
  for (const { module, field, value } of entriesIn(content)) {
    if (!isObject(value) || typeof value.id !== "string" || !value.id.startsWith("photo-")) continue;
    if (!photos.has(value.id)) photos.set(value.id, { id: value.id, file: module.file, field });
  }
  return [...photos.values()];
}

const timeoutSeconds = 15;

/** Asks the host for each photo, and prints which do not come. Returns an exit code. */
export async function checkPhotos(host: string, photos: readonly UsedPhoto[]): Promise<number> {
  const answers = await Promise.all(photos.map(({ id }) => askForPhoto(host, id)));
  const unreachable = answers.flatMap((answer) => (answer.kind === "unreachable" ? [answer.what] : []));
  if (photos.length > 0 && unreachable.length === photos.length) {
    console.error(`${host} could not be reached: ${unreachable[0]}. No photo was checked.`);
    return 1;
  }
  const missing = photos.flatMap((photo, index) => {
    const answer = answers[index];
    return answer && answer.kind !== "image" ? [{ ...photo, what: answer.what }] : [];
  });
  for (const { id, file, field, what } of missing) {
    console.error(`${file}  ${field}.id\n  ${id} does not answer with a picture: ${what}.`);
  }
  console.log(`Photos: ${photos.length - missing.length} of ${photos.length} answer.`);
  return missing.length === 0 ? 0 : 1;
}

/** `other` is an answer that is no picture. */
type Answer = { kind: "image" } | { kind: "other" | "unreachable"; what: string };

/** Asks for a small version of a photo. */
export async function askForPhoto(host: string, id: string): Promise<Answer> {
  try {
    const response = await fetch(`${host}/${id}?w=96&q=75&auto=format&fit=crop`, {
      signal: AbortSignal.timeout(timeoutSeconds * 1_000),
    });
    await response.body?.cancel();
    const type = response.headers.get("content-type") ?? "no type";
    if (!response.ok) return { kind: "other", what: `status ${response.status}` };
    return type.startsWith("image/")
      ? { kind: "image" }
      : { kind: "other", what: `${type} instead of an image` };
  } catch (error) {
    // fetch has the reason for its failure in the error's cause.
    const { name, message, cause } = error as Error & { cause?: Error };
    const what =
      name === "TimeoutError" ? `no answer in ${timeoutSeconds} seconds` : (cause?.message ?? message);
    return { kind: "unreachable", what };
  }
}
