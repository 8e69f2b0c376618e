import { spawn, spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
// biome-ignore lint/style/noRestrictedImports: it has no page, and must not start a browser.
import { expect, test } from "@playwright/test";
import { siteFolder } from "../../scripts/tools/server.ts";
import { sourceFiles, sourceFolders } from "../../scripts/tools/sources.ts";
import { withTemporaryFolder } from "../support/temporary-folder.ts";

const args = ["--import", import.meta.resolve("tsx"), resolve("scripts/preview.ts")];

test("a preview serves the site of the next build, at the same port", async () => {
  await withTemporaryFolder("preview", async (cwd) => {
    const copy = (name: string) => cpSync(name, join(cwd, name), { recursive: true });
    for (const name of [...sourceFolders, ...sourceFiles, siteFolder, "wrangler.jsonc"]) copy(name);
    const preview = spawn(process.execPath, args, { cwd, env: { ...process.env, PORT: "0" } });
    const printed = createInterface(preview.stdout)[Symbol.asyncIterator]();
    const next = async (text: string): Promise<string> => {
      const { value, done } = await printed.next();
      if (done) throw new Error(`The preview has ended without "${text}".`);
      return value.includes(text) ? value : next(text);
    };
    const started = await next("The site is at ");
    // `npm start` looks at its port before it builds.
    const env = { ...process.env, PORT: new URL(started.split(" ").at(-1) ?? "").port };
    const { stderr } = spawnSync(process.execPath, [...args, "--build"], { cwd, env, encoding: "utf8" });
    expect(stderr).toMatch(/^Port \d+ cannot be used\./);
    rmSync(join(cwd, siteFolder), { recursive: true });
    await next("There is no site in out/");
    copy(siteFolder);
    expect(await next("The site is at ")).toBe(started);
    const answer = await fetch(`${started.split(" ").at(-1)}/pricing`);
    expect(await answer.text()).toBe(readFileSync(`${siteFolder}/pricing.html`, "utf8"));
    preview.kill();
  });
});
