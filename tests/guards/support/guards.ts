import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { projectCopy } from "./copy.ts";
import {
  build,
  type Command,
  type NamedTest,
  type Results,
  runBrowserTests,
  runCommand,
  runJestTests,
} from "./layers.ts";

/** Who should notice a damage: a test of one of the layers, or words in the output of a command that fails. */
export type Catcher =
  | { unit: NamedTest }
  | { export: NamedTest }
  | { browser: NamedTest }
  | { build: string }
  | { command: Command; says: string };

/** One thing that is made wrong in the copy. */
export interface Damage {
  what: string;
  file: string;
  /** Stands once in the file, … */
  replace: string;
  /** … and is replaced by this. */
  by: string;
  caughtBy: Catcher;
  /** Takes a build, and guards a detail: it is done only when all are asked for. */
  detail?: true;
}

/** A minute for each step would do on an idle machine: copy, build, engine and browser. */
const patience = 300_000;

/** Makes one Jest test of each damage, and one that the tests they count on pass without it. */
export function guards(topic: string, all: readonly Damage[]): void {
  const damages = process.env.GUARDS_ALL === "1" ? all : all.filter(({ detail }) => !detail);
  describe(topic, () => {
    test("without damage, what should notice it passes", () => passUndamaged(damages), patience);

    for (const damage of damages) {
      test(`${damage.what}: ${catcherName(damage.caughtBy)}`, () => isCaught(damage), patience);
    }
  });
}

async function isCaught({ file, replace, by, caughtBy }: Damage): Promise<void> {
  const path = join(projectCopy(), file);
  const whole = readFileSync(path, "utf8");
  // A damage that no longer applies would prove nothing.
  expect({ file, replace, times: whole.split(replace).length - 1 }).toEqual({ file, replace, times: 1 });
  writeFileSync(
    path,
    whole.replace(replace, () => by),
  );
  try {
    await expectCaught(caughtBy);
  } finally {
    writeFileSync(path, whole);
  }
}

async function expectCaught(catcher: Catcher): Promise<void> {
  const folder = projectCopy();
  if ("build" in catcher || "command" in catcher) {
    const [outcome, words] =
      "build" in catcher
        ? [await build(folder), catcher.build]
        : [await runCommand(folder, catcher.command), catcher.says];
    expect(outcome.output).toContain(words);
    expect(outcome.code).not.toBe(0);
    return;
  }
  const { failed } = await resultsOf(folder, [catcher]);
  expect(failed).toContain(testOf(catcher)?.test);
}

/** The site is built once, and each layer runs once, with all tests that the damages name. */
async function passUndamaged(damages: readonly Damage[]): Promise<void> {
  const catchers = damages.map(({ caughtBy }) => caughtBy);
  const wanted = catchers.flatMap((catcher) => testOf(catcher)?.test ?? []);
  const folder = projectCopy();
  const { passed, failed } = await resultsOf(folder, catchers);
  expect(failed).toEqual([]);
  expect(passed).toEqual(expect.arrayContaining(wanted));
  for (const command of new Set(catchers.flatMap((catcher) => ("command" in catcher ? catcher.command : []))))
    expect(await runCommand(folder, command)).toEqual({ code: 0, output: expect.any(String) });
}

/** Runs the tests that catchers name, layer by layer, on a site that is built if a layer looks at it. */
async function resultsOf(folder: string, catchers: readonly Catcher[]): Promise<Results> {
  const unit = catchers.flatMap((catcher) => ("unit" in catcher ? catcher.unit : []));
  const exported = catchers.flatMap((catcher) => ("export" in catcher ? catcher.export : []));
  const browser = catchers.flatMap((catcher) => ("browser" in catcher ? catcher.browser : []));
  const results: Results[] = [];
  if (unit.length > 0) results.push(await runJestTests(folder, unit));
  if (exported.length + browser.length > 0 || catchers.some((catcher) => "build" in catcher)) {
    const built = await build(folder);
    if (built.code !== 0) throw new Error(`The build failed before any test ran:\n${built.output}`);
  }
  if (exported.length > 0) results.push(await runJestTests(folder, exported));
  if (browser.length > 0) results.push(await runBrowserTests(folder, browser));
  return {
    passed: results.flatMap(({ passed }) => passed),
    failed: results.flatMap(({ failed }) => failed),
  };
}

function testOf(catcher: Catcher): NamedTest | undefined {
  if ("unit" in catcher) return catcher.unit;
  if ("export" in catcher) return catcher.export;
  return "browser" in catcher ? catcher.browser : undefined;
}

function catcherName(catcher: Catcher): string {
  if ("build" in catcher) return `the build says "${catcher.build}"`;
  if ("command" in catcher) return `${catcher.command} says "${catcher.says}"`;
  const named = testOf(catcher);
  return `${named?.file} › ${named?.test}`;
}
