/** npm run dev: the site for editing, reloaded on every save. PORT chooses the port. */
import { previewPort } from "./engine/ports.ts";
import { main } from "./tools/main.ts";
import { runNext } from "./tools/next.ts";

main(async () => runNext(["dev", "--port", String(await previewPort())]));
