import { photoOrigin } from "../lib/photos.ts";
import { loadContent } from "./content/content-check.ts";
import { collectPhotos, missingPhotos } from "./photos/photo-check.ts";
import { command } from "./tools/command.ts";
import { throwMistakes } from "./tools/problem.ts";

/* Requests every photo of the content from its host. */

command({}, async () => {
  const photos = collectPhotos(await loadContent());
  throwMistakes(await missingPhotos(photoOrigin, photos), `among ${photos.length} photos`);
  console.log(`Photos: all ${photos.length} answer.`);
});
