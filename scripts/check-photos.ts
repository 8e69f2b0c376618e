/** npm run check:photos: does the photo host still have every photo that the content uses? Needs a network. */
import { loadContent } from "./content/load.ts";
import { checkPhotos } from "./photos/check.ts";
import { collectPhotos } from "./photos/collect.ts";
import { main } from "./tools/main.ts";

main(async () => {
  const photos = collectPhotos(await loadContent(process.cwd()));
  return checkPhotos(process.env.PHOTO_HOST ?? "https://images.unsplash.com", photos);
});
