import { cpSync, rmSync, writeFileSync } from "node:fs";
import { folderFiles } from "../post-build/files.ts";
import { parseHtml } from "../post-build/html.ts";
import { runNext } from "../tools/next.ts";
import { Problem } from "../tools/problem.ts";
import { brotliSize } from "./brotli.ts";
import { type Floor, floorFile, floorFolder, floorSource, installedVersions } from "./floor.ts";
import { requestsOf } from "./requests.ts";

/** Builds the empty project with the installed versions and writes down what its page weighs. */
export async function measureFloor(): Promise<Floor> {
  rmSync(floorFolder, { recursive: true, force: true });
  cpSync(floorSource, floorFolder, { recursive: true });
  const code = await runNext(["build", floorFolder]);
  if (code !== 0)
    throw new Problem("The empty project was not built: what Next.js says above is the reason.");
  const floor = { javaScript: await javaScriptOf(`${floorFolder}/out`), versions: installedVersions() };
  writeFileSync(floorFile, `${JSON.stringify(floor, null, 2)}\n`);
  return floor;
}

async function javaScriptOf(folder: string): Promise<number> {
  const files = folderFiles(folder);
  const { scripts } = requestsOf(parseHtml(files.text("index.html")), files);
  const sizes = await Promise.all(
    scripts.map((address) => brotliSize(address, files.bytes(address.slice(1)))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
