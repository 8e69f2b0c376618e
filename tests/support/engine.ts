import { freePort } from "../../scripts/engine/ports.ts";
import { startEngine } from "../../scripts/engine/start.ts";
import { requireSite } from "../../scripts/tools/require-site.ts";

/** Serves out/ for a whole Playwright run. The function it answers with ends that. */
export default async function startForTests(): Promise<() => Promise<void>> {
  requireSite("to test");
  // Leaving in an orderly way ends the engine too; Playwright does so for Ctrl-C by itself.
  process.once("SIGTERM", () => process.exit(143));
  const engine = await startEngine(await freePort());
  // Read by the tests' fixtures, in processes that inherit it.
  process.env.SITE_ADDRESS = engine.address;
  return engine.stop;
}
