import { photoHost } from "../lib/photos.ts";
import { loadContent } from "./content/load.ts";
import { checkPhotos, collectPhotos } from "./photos/check.ts";
import { command } from "./tools/command.ts";

command(
  {
    usage: "npm run check:photos",
    summary:
      "Asks the photo host for every photo that the content names, and lists those that are gone. Needs a network.",
  },
  async () => checkPhotos(photoHost, collectPhotos(await loadContent())),
);
