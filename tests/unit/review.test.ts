import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";
import { gitEnvironment } from "../support/git.ts";

test("a review runs no hooks of the repository, and touches no other one", () => {
  const cwd = mkdtempSync(join(tmpdir(), "review-"));
  // As in a hook of another repository.
  process.env.GIT_DIR = join(cwd, "other");
  // Its npm fails at once.
  const env = { ...gitEnvironment(), PATH: `${cwd}${delimiter}${process.env.PATH}` };
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd, env, encoding: "utf8" });
  run("git", "init", "--quiet");
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  run("git", ...author, "commit", "--quiet", "--allow-empty", "--message", "A");
  for (const program of ["npm", ".git/hooks/post-checkout"])
    writeFileSync(join(cwd, program), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const { stderr } = run(process.execPath, "--import", tsx, resolve("scripts/review.ts"), "HEAD", "--same");
  expect(stderr).toMatch(/^Compared with \w+ A\n.*npm ci failed: see above\.\n\w+ A does not build\.\n$/s);
  expect(existsSync(process.env.GIT_DIR)).toBe(false);
  rmSync(cwd, { recursive: true });
});
