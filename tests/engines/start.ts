import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { findFirefox, findWebKit } from "../../scripts/tools/browser.ts";
import { startServer } from "../../scripts/tools/server.ts";
import { copySite } from "./copy-site.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { visitorOf } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

/** The engine that `npm run test:engines` names. */
export const engineName = process.env.ENGINE ?? "";

/** Starts the engine, and a server of the site in out/. Both end after the tests of this file. */
export async function start({ reducedMotion = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  copySite("out", folder);
  const server = await startServer(0, folder);
  after(() => server.stop());
  const engine = await startEngine(reducedMotion);
  after(() => engine.close());
  return { engine, visitor: visitorOf(engine, server.url) };
}

function startEngine(reducedMotion: boolean): Promise<Engine> {
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  if (engineName === "firefox" && firefox) return startFirefox(firefox, reducedMotion);
  if (engineName === "webkit" && webkit) return startWebKit(webkit, reducedMotion);
  throw new Error(`There is no engine "${engineName}" here.`);
}
