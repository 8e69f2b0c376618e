/** npm run preview: serves an existing out/ with the engine that serves it live. PORT chooses the port. */
import { previewPort } from "./engine/ports.ts";
import { preview } from "./engine/preview.ts";
import { main } from "./tools/main.ts";

main(async () => preview(await previewPort()));
