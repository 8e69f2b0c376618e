/** npm start: builds the site, then serves it. */
import { previewPort } from "./engine/ports.ts";
import { preview } from "./engine/preview.ts";
import { buildSite } from "./tools/build-site.ts";
import { main } from "./tools/main.ts";

main(async () => {
  // Before the build: a wrong port should not cost a minute.
  const port = await previewPort();
  const code = await buildSite();
  return code === 0 ? preview(port) : code;
});
