import { photoOrigin } from "../lib/photos.ts";
import { loadContent } from "./content/content-check.ts";
import { checkPhotos, collectPhotos } from "./photos/photo-check.ts";
import { command } from "./tools/command.ts";

command({}, async () => checkPhotos(photoOrigin, collectPhotos(await loadContent())));
