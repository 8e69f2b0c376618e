import { spawnSync } from "node:child_process";
import { constants, cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../../scripts/tools/browser.ts";
import { command } from "../../scripts/tools/command.ts";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { Problem } from "../../scripts/tools/problem.ts";
import { type Mutant, mutants } from "./mutants.ts";

command(
  {
    usage: "npm run test:mutations [-- --all] [-- WORDS]",
    summary:
      "Breaks a copy of the project, one thing at a time (tests/mutations/mutants.ts), and expects a test or a command to fail. " +
      "Without --all, only what needs no browser. WORDS choose those that are called so.",
    options: { all: { type: "boolean", default: false } },
    allowPositionals: true,
  },
  async ({ values, positionals }) => {
    const words = positionals.join(" ");
    const chosen = mutants.filter(
      ({ noticedBy: { needs }, what }) =>
        what.includes(words) && (values.all || words !== "" || needs !== "browser"),
    );
    if (chosen.length === 0) throw new Problem(`No mutant is called "${words}".`);
    if (chosen.some(({ noticedBy }) => noticedBy.needs === "browser"))
      process.env.CHROMIUM_PATH = await ensureBrowser();
    return withTemporaryFolder("mutations", async (folder) => {
      copyProject(folder);
      const survivors: Mutant[] = [];
      for (const mutant of chosen) {
        const isKilled = kill(mutant, folder);
        console.log(`${isKilled ? "killed  " : "SURVIVED"}  ${mutant.what}`);
        if (!isKilled) survivors.push(mutant);
      }
      console.log(`\n${chosen.length - survivors.length} passed, ${survivors.length} failed`);
      return survivors.length === 0 ? 0 : 1;
    });
  },
);

/** Copies the project without what commands made, so that mutants never write to it. */
function copyProject(folder: string): void {
  const made = [".git", ".next", "out", "report", "test-results"];
  cpSync(".", folder, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !made.includes(path),
  });
}

/** Applies a mutant, runs its check, and restores the file. Returns whether the check noticed it. */
function kill({ what, file, replace, by, noticedBy }: Mutant, folder: string): boolean {
  const path = join(folder, file);
  const whole = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (whole.split(replace).length !== 2)
    throw new Problem(`"${what}" no longer applies: ${file} must have once: ${replace}`);
  writeFileSync(
    path,
    whole.replace(replace, () => by),
  );
  try {
    if (noticedBy.needs) {
      const built = runNode(["--import", "tsx", "scripts/build.ts"], folder);
      if (built.status !== 0) throw new Problem(`"${what}" could not be built:\n${built.output}`);
    }
    const { status, output } = runNode(noticedBy.args, folder);
    return status !== 0 && noticedBy.says.test(output);
  } finally {
    writeFileSync(path, whole);
  }
}

function runNode(args: readonly string[], cwd: string): { status: number | null; output: string } {
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd, env: env as NodeJS.ProcessEnv, encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, output: stdout + stderr };
}
