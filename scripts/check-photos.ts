import { photoHost } from "../lib/photos.ts";
import { loadContent } from "./content/check.ts";
import { checkPhotos, collectPhotos } from "./photos/check.ts";
import { command } from "./tools/command.ts";

command(
  {
    usage: "npm run check:photos",
    summary:
      "Requests every photo in the content from its host, and lists those that are missing. Needs a network.",
  },
  async () => checkPhotos(photoHost, collectPhotos(await loadContent())),
);
