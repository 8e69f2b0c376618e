import { posix } from "node:path";

/** A source file: its path from the project's folder, and its text. */
export interface SourceFile {
  path: string;
  source: string;
}

interface Rule {
  /** The folder whose files the rule is for. */
  folder: string;
  /** What they may import: files, or folders with a slash at the end. */
  may: readonly string[];
  /** What they may import the types of. */
  mayTypes?: readonly string[];
}

const contentTypes = ["content/types"];

/*
 * Which folder may import which. A section is made of other sections, of primitives and of islands, but knows
 * no page: its words come as props. A layout arranges sections. Nothing imports app/, and only tests import tests/.
 */
const rules: readonly Rule[] = [
  { folder: "content/", may: ["content/site"], mayTypes: [...contentTypes, "components/ui/icon-names"] },
  { folder: "components/ui/", may: ["components/ui/", "lib/"], mayTypes: contentTypes },
  {
    folder: "components/islands/",
    may: ["components/islands/", "components/ui/", "lib/"],
    mayTypes: ["content/"],
  },
  {
    folder: "components/sections/",
    may: ["components/sections/", "components/ui/", "components/islands/", "lib/"],
    mayTypes: contentTypes,
  },
  {
    folder: "components/layout/",
    may: [
      "components/layout/",
      "components/sections/",
      "components/ui/",
      "components/islands/",
      "lib/",
      "content/",
    ],
  },
  { folder: "lib/", may: ["lib/", "content/"] },
  { folder: "scripts/", may: ["scripts/", "lib/", "content/", "components/ui/icon-names"] },
  { folder: "app/", may: ["app/", "components/", "content/", "lib/"] },
];

/** What the files import against the rules of their folders, in words. */
export function importProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, source }) => {
    const rule = rules.find(({ folder }) => path.startsWith(folder));
    if (!rule) return [];
    return importsOf(path, source)
      .filter(
        ({ target, typeOnly }) =>
          !isAllowed(target, typeOnly ? [...rule.may, ...(rule.mayTypes ?? [])] : rule.may),
      )
      .map(({ target, typeOnly }) => `${path} imports ${typeOnly ? "types of " : ""}${target}`);
  });
}

/** Client components outside components/islands: there they are small, and known. */
export function clientProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, source }) => /^\s*["']use client["']/m.test(source) && !path.startsWith("components/islands/"),
    )
    .map(({ path }) => `${path} is a client component outside components/islands`);
}

/** Page files that are more than a list of sections. */
export function pageFileProblems(files: readonly SourceFile[], mostLines = 30): string[] {
  return files
    .filter(({ path }) => /^app\/(.*\/)?page\.tsx$/.test(path))
    .map(({ path, source }) => ({ path, lines: source.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${mostLines}`);
}

interface Import {
  /** From the project's folder, without an ending. */
  target: string;
  typeOnly: boolean;
}

/** The imports of the project's own files. Packages are not among them. */
function importsOf(path: string, source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const statement =
    /\b(?:import|export)\s+(type\s)?[^;"'`]*?\bfrom\s*["'](.+?)["']|\bimport\s*\(?\s*["'`](.+?)["'`]/g;
  return [...code.matchAll(statement)].flatMap(([, typeWord, from, bare]) => {
    const target = resolveImport(path, from ?? bare ?? "");
    return target === undefined ? [] : [{ target, typeOnly: typeWord !== undefined }];
  });
}

function resolveImport(path: string, name: string): string | undefined {
  const withoutEnding = name.replace(/\.(ts|tsx)$/, "");
  if (withoutEnding.startsWith("@/")) return withoutEnding.slice(2);
  if (withoutEnding.startsWith(".")) return posix.join(posix.dirname(path), withoutEnding);
  return undefined;
}

function isAllowed(target: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) => (entry.endsWith("/") ? target.startsWith(entry) : target === entry));
}
