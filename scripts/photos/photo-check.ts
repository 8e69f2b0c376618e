import { type Content, entriesIn, isObject } from "../content/queries.ts";
import { type Mistake, Problem } from "../tools/problem.ts";

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
    if (!photos.has(value.id)) photos.set(value.id, { id: value.id, file, field: `${field}.id` });
  }
  return [...photos.values()];
}

/** Requests each photo from the host. Returns those that do not answer with a picture. Throws a Problem without network. */
export async function missingPhotos(host: string, photos: readonly UsedPhoto[]): Promise<Mistake[]> {
  const mistakes = photos.map(async ({ id, file, field }): Promise<Mistake[]> => {
    const answer = await ask(`${host}/${id}?w=96&q=75&auto=format&fit=crop`);
    if (answer.startsWith("200 image/")) return [];
    const right = "Open the photo at Unsplash again, or choose another one (docs/editing-words.md).";
    return [{ file, field, wrong: `${id} does not answer with a picture, but with ${answer}.`, right }];
  });
  return (await Promise.all(mistakes)).flat();
}

/** Returns the status and the type of an answer: "200 image/jpeg". */
async function ask(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    await response.body?.cancel();
    return `${response.status} ${response.headers.get("content-type")}`;
  } catch (error) {
    // fetch has the reason for its failure in the error's cause.
    const reason = ((error as Error).cause ?? error) as Error;
    if (reason instanceof TypeError) throw error;
    throw new Problem(`${new URL(url).host} cannot be reached (${reason.message}). Nothing was checked.`);
  }
}
