import { constants, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { x } from "tinyexec";
import { ensureBrowser } from "../../scripts/tools/browser.ts";
import { command } from "../../scripts/tools/command.ts";
import { Problem } from "../../scripts/tools/problem.ts";
import { withTemporaryFolder } from "../../scripts/tools/temporary-folder.ts";
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
      ({ killedBy: { needs }, what }) =>
        what.includes(words) && (values.all || words !== "" || needs !== "browser"),
    );
    if (chosen.length === 0) throw new Problem(`No mutant is called "${words}".`);
    if (chosen.some(({ killedBy }) => killedBy.needs === "browser"))
      process.env.CHROMIUM_PATH = await ensureBrowser();
    return withTemporaryFolder("mutations", async (folder) => {
      await copyProject(folder);
      const survivors: Mutant[] = [];
      for (const mutant of chosen) {
        const isKilled = await kill(mutant, folder);
        console.log(`${isKilled ? "killed  " : "SURVIVED"}  ${mutant.what}`);
        if (!isKilled) survivors.push(mutant);
      }
      console.log(`\n${chosen.length - survivors.length} passed, ${survivors.length} failed`);
      return survivors.length === 0 ? 0 : 1;
    });
  },
);

/** Copies what git knows or would know, and the packages: a copy, so that nothing is written to those of the project. */
async function copyProject(folder: string): Promise<void> {
  const listed = await x("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  // A file that was deleted and is not committed yet is still listed.
  for (const path of new Set(listed.stdout.split("\0").filter((path) => path !== "" && existsSync(path)))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(path, join(folder, path));
  }
  const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE };
  cpSync("node_modules", join(folder, "node_modules"), options);
}

/** Applies a mutant, runs what has to notice it, and takes it back. Returns whether it was noticed. */
async function kill({ what, file, replace, by, killedBy }: Mutant, folder: string): Promise<boolean> {
  const path = join(folder, file);
  const whole = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (whole.split(replace).length !== 2)
    throw new Problem(`"${what}" no longer applies: ${file} must have once: ${replace}`);
  writeFileSync(
    path,
    whole.replace(replace, () => by),
  );
  try {
    if (killedBy.needs) {
      const built = await run(["node", "--import", "tsx", "scripts/build.ts"], folder);
      if (built.exitCode !== 0) throw new Problem(`"${what}" could not be built:\n${built.output}`);
    }
    const { exitCode, output } = await run(killedBy.command, folder);
    return exitCode !== 0 && output.includes(killedBy.says);
  } finally {
    writeFileSync(path, whole);
  }
}

async function run([name, ...args]: readonly [string, ...string[]], cwd: string) {
  const { NODE_ENV: _, ...env } = process.env;
  const nodeOptions = { cwd, env: env as NodeJS.ProcessEnv };
  const { exitCode, stdout, stderr } = await x(name, args, { nodeOptions });
  return { exitCode, output: stdout + stderr };
}
