import { type Finding, Problem } from "../tools/problem.ts";
import { type ContentModule, type Text, textsIn } from "./queries.ts";

/** Returns the id of every photo in the content, each once, with the first place that uses it. */
export function photosIn(modules: readonly ContentModule[]): Text[] {
  const photos = textsIn(modules).filter(
    ({ field, value }) => /\.id$/.test(field) && value.startsWith("photo-"),
  );
  return [...new Map(photos.toReversed().map((photo) => [photo.value, photo])).values()].toReversed();
}

/** Requests each photo from the host. Returns those that are not images there. Throws a Problem if the host cannot be reached. */
export async function missingPhotos(host: string, photos: readonly Text[]): Promise<Finding[]> {
  const findings = photos.map(async (photo): Promise<Finding[]> => {
    const answer = await request(`${host}/${photo.value}?w=96&q=75&auto=format&fit=crop`);
    if (answer.startsWith("200 image/")) return [];
    const problem = `${photo.value} is not an image: the host answered ${answer}.`;
    const fix = "Open the photo at Unsplash again, or choose another one.";
    return [{ file: photo.file, field: photo.field, problem, fix }];
  });
  return (await Promise.all(findings)).flat();
}

/** Returns the status and content type of a response: "200 image/jpeg". */
async function request(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    await response.body?.cancel();
    return `${response.status} ${response.headers.get("content-type")}`;
  } catch (error) {
    // fetch puts the reason in the cause. Without one, the TypeError is a bug.
    const reason = ((error as Error).cause ?? error) as Error;
    if (reason instanceof TypeError) throw error;
    throw new Problem(`${new URL(url).host} cannot be reached (${reason.message}). Nothing was checked.`);
  }
}
