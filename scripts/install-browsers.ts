import { ensureBrowser } from "./tools/browser.ts";
import { command } from "./tools/command.ts";
import { engineNames, ensureEngine } from "./tools/engines.ts";

// Every browser that the tests use, one after the other, because apt-get runs once at a time.
command({}, async () => {
  await ensureBrowser();
  for (const name of engineNames) await ensureEngine(name);
});
