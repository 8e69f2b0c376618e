import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { commandFile } from "../../tools/packages.ts";

/** Something that the TypeScript compiler says about a file. */
export interface Diagnostic {
  file: string;
  /** Both from 1. */
  line: number;
  column: number;
  code: number;
  /** What it says first, and the reasons it adds below. */
  message: string;
  reasons: readonly string[];
}

/** Files by their paths from the project's folder. */
export type Sources = ReadonlyMap<string, string>;

const settings = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2023"],
    module: "esnext",
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    types: [],
    paths: { next: ["./next.d.ts"] },
  },
  include: ["content"],
};

// All of a content module's types that are not its own. Where links go is the link rule's to tell.
const nextTypes = "export type Route = string;\n";

/**
 * Has the compiler look at content modules. They stand in a folder of their own: with the types of Next.js and
 * of everything else it would take seconds, and modules that do not load would hide what is wrong with the others.
 */
export function diagnose(sources: Sources): Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), "content-shape-"));
  try {
    const files = [
      ...sources,
      ["tsconfig.json", JSON.stringify(settings)],
      ["next.d.ts", nextTypes],
    ] as const;
    for (const [file, source] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    const { stdout, stderr, status, error } = spawnSync(
      process.execPath,
      [commandFile("typescript"), "--project", ".", "--pretty", "false"],
      { cwd: folder, encoding: "utf8" },
    );
    if (error) throw error;
    const diagnostics = readDiagnostics(stdout);
    if (status !== 0 && diagnostics.length === 0) throw new Error(`The compiler failed. ${stdout}${stderr}`);
    return diagnostics;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads "content/site.ts(3,5): error TS2322: …", with the reasons indented below. */
export function readDiagnostics(output: string): Diagnostic[] {
  const diagnostics: (Diagnostic & { reasons: string[] })[] = [];
  for (const text of output.split(/\r?\n/)) {
    const head = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(text);
    if (head) {
      const [, file = "", line, column, code, message = ""] = head;
      diagnostics.push({
        file,
        line: Number(line),
        column: Number(column),
        code: Number(code),
        message,
        reasons: [],
      });
    } else if (/^\s+\S/.test(text)) {
      diagnostics.at(-1)?.reasons.push(text.trim());
    }
  }
  return diagnostics;
}
