import { type Content, entriesIn, isObject } from "../content/queries.ts";
import { Problem } from "../tools/problem.ts";

/** A photo with the first place that uses it. */
interface UsedPhoto {
  id: string;
  file: string;
  field: string;
}

/** Returns every photo that the content uses, each once. */
export function collectPhotos(content: Content): UsedPhoto[] {
  const photos = new Map<string, UsedPhoto>();
  for (const { file, field, value } of entriesIn(content)) {
    if (!isObject(value) || typeof value.id !== "string" || !value.id.startsWith("photo-")) continue;
    if (!photos.has(value.id)) photos.set(value.id, { id: value.id, file, field });
  }
  return [...photos.values()];
}

/** Requests each photo from the host, and prints the missing ones. Returns an exit code. */
export async function checkPhotos(host: string, photos: readonly UsedPhoto[]): Promise<number> {
  await ask(host).catch(({ message }: Error) => {
    throw new Problem(`${host} could not be reached: ${message}. No photo was checked.`);
  });
  const errors = await Promise.all(photos.map(({ id }) => findError(host, id)));
  for (const [index, { id, file, field }] of photos.entries())
    if (errors[index])
      console.error(`${file}  ${field}.id\n  ${id} does not answer with a picture: ${errors[index]}.`);
  const whole = errors.filter((error) => error === undefined).length;
  console.log(`Photos: ${whole} of ${photos.length} answer.`);
  return whole === photos.length ? 0 : 1;
}

/** Requests a small version of a photo. Returns the problem with the answer, if any. */
async function findError(host: string, id: string): Promise<string | undefined> {
  try {
    const { ok, status, headers } = await ask(`${host}/${id}?w=96&q=75&auto=format&fit=crop`);
    const type = headers.get("content-type") ?? "no type";
    if (!ok) return `status ${status}`;
    return type.startsWith("image/") ? undefined : `${type} instead of an image`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Throws the network error when there is no answer. */
async function ask(url: string): Promise<Response> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    await response.body?.cancel();
    return response;
  } catch (error) {
    // fetch has the reason for its failure in the error's cause.
    throw (error as Error).cause ?? error;
  }
}
