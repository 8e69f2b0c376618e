import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";

test("a review runs no hooks, and is about its own repository also in a hook of another", () => {
  const cwd = mkdtempSync(join(tmpdir(), "review-"));
  const { NODE_ENV, PATH } = process.env;
  // Its npm fails at once.
  const env = { NODE_ENV, PATH: `${cwd}${delimiter}${PATH}` };
  const git = (...args: string[]) => spawnSync("git", args, { cwd, env });
  git("init", "--quiet");
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  git(...author, "commit", "--quiet", "--allow-empty", "--message", "A");
  for (const program of ["npm", ".git/hooks/post-checkout"])
    writeFileSync(join(cwd, program), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const args = ["--import", tsx, resolve("scripts/review.ts"), "HEAD", "--same"];
  const inHook = { ...env, GIT_DIR: join(cwd, "other") };
  const { stderr } = spawnSync(process.execPath, args, { cwd, env: inHook, encoding: "utf8" });
  expect(stderr).toMatch(/^Compared with \w+ A\n.*npm ci failed: see above\.\n\w+ A does not build\.\n$/s);
  rmSync(cwd, { recursive: true });
});
