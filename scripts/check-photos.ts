import { photoOrigin } from "../lib/images/photos.ts";
import { loadContent } from "./content/load-content.ts";
import { missingPhotos, photosIn } from "./content/missing-photos.ts";
import { exitOnProblem, throwFindings } from "./tools/problem.ts";

/* Requests every photo that the content uses. */

await exitOnProblem(async () => {
  const { modules, failures } = await loadContent();
  throwFindings(failures, "in the content");
  const photos = photosIn(modules);
  throwFindings(await missingPhotos(photoOrigin, photos), `in ${photos.length} photos`);
  console.log(`Photos: all ${photos.length} load.`);
});
