/** npm run check:photos: does the photo host still have every photo that the content uses? Needs a network. */
import { photoHost } from "../lib/photos.ts";
import { loadContent } from "./content/load.ts";
import { checkPhotos, collectPhotos } from "./photos/check.ts";
import { main } from "./tools/main.ts";
import { takeNoArguments } from "./tools/no-arguments.ts";

main(async () => {
  takeNoArguments("check:photos");
  return checkPhotos(photoHost, collectPhotos(await loadContent(process.cwd())));
});
