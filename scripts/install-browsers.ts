import { browserNames, ensureBrowser } from "./tools/browser.ts";
import { command } from "./tools/command.ts";

// Every browser that the tests use, one after the other, because apt-get runs once at a time.
command({}, async () => {
  for (const name of browserNames) await ensureBrowser(name);
});
