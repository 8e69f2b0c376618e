import { inTurns } from "../tools/in-turns.ts";
import { askForPhoto } from "./ask.ts";
import type { UsedPhoto } from "./collect.ts";

const atOnce = 4;

/** Asks the host for each photo; says which do not come. Answers an exit code. */
export async function checkPhotos(host: string, photos: readonly UsedPhoto[]): Promise<number> {
  const answers = await inTurns(photos, atOnce, async (photo) => ({
    photo,
    answer: await askForPhoto(host, photo.id),
  }));
  const unreachable = answers.flatMap(({ answer }) => (answer.kind === "unreachable" ? [answer.what] : []));
  if (photos.length > 0 && unreachable.length === photos.length) {
    console.error(`${host} could not be reached: ${unreachable[0]}. No photo was checked.`);
    return 1;
  }
  const missing = answers.flatMap(({ photo, answer }) =>
    answer.kind === "image" ? [] : [{ photo, what: answer.what }],
  );
  for (const { photo, what } of missing) {
    console.error(`${photo.file}  ${photo.field}.id\n  ${photo.id} does not answer with a picture: ${what}.`);
  }
  console.log(`Photos: ${photos.length - missing.length} of ${photos.length} answer.`);
  return missing.length === 0 ? 0 : 1;
}
