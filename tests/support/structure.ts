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

const contentTypes = ["content/schema"];

/*
 * Which folder may import which. A section is made of other sections, of primitives and of islands, but knows
 * no page: its words come as props. A layout arranges sections. Nothing imports app/, and only tests import tests/.
 */
const rules: readonly Rule[] = [
  { folder: "content/schema", may: ["content/fields"] },
  { folder: "content/", may: ["content/site"], mayTypes: contentTypes },
  { folder: "components/ui/", may: ["components/ui/", "lib/"], mayTypes: contentTypes },
  {
    // The framework shows these without props.
    folder: "components/islands/errors/",
    may: ["components/islands/errors/", "content/errors", "content/site"],
    mayTypes: contentTypes,
  },
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
  { folder: "scripts/", may: ["scripts/", "lib/", "content/"] },
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

/** Files that the framework wants to be client components. */
const clientFiles = ["app/error.tsx", "app/global-error.tsx"];

/** Client components outside components/islands: there they are small, and known. */
export function clientProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, source }) =>
        /^\s*["']use client["']/m.test(source) &&
        !path.startsWith("components/islands/") &&
        !clientFiles.includes(path),
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

/** Packages that are used in one place only: elsewhere they would cost every page. */
const packagePlaces: Readonly<Record<string, string>> = {
  "framer-motion": "components/islands/",
  "next/link": "components/ui/page-link",
  sonner: "components/islands/",
};

const placeOf = (name: string) =>
  Object.entries(packagePlaces).find(([known]) => name === known || name.startsWith(`${known}/`))?.[1];

/** Packages imported where they have no place. */
export function packageProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, source }) =>
    importedNames(source)
      .map(({ name }) => ({ name, place: placeOf(name) }))
      .filter(({ place }) => place !== undefined && !path.startsWith(place))
      .map(({ name, place }) => `${path} imports ${name}, which belongs in ${place}`),
  );
}

/** These say which shapes content has. They are for tools and tests alone. */
const schemaFiles = ["content/schema.ts", "content/fields.ts"];

/** Content that is more than plain data: functions, and packages other than for their types. */
export function dataProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("content/") && !schemaFiles.includes(path))
    .flatMap(({ path, source }) => {
      const code = withoutTexts(source);
      const packages = importedNames(source).filter(
        ({ name, typeOnly }) => !typeOnly && !/^(\.|@\/)/.test(name),
      );
      return [
        ...packages.map(({ name }) => `${path} imports ${name}`),
        ...(/=>|\bfunction\b|\bclass\b/.test(code) ? [`${path} has a function`] : []),
        ...(/\brequire\s*\(|\bimport\s*\(/.test(code) ? [`${path} loads a module`] : []),
      ];
    });
}

/** A comment or a text in a source: what stands inside it is not code. */
const quietToken = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/g;

/** The code alone: comments are gone, and texts are empty. */
function withoutTexts(source: string): string {
  return source.replace(quietToken, (token) => (token.startsWith("/") ? "" : '""'));
}

interface Import {
  /** From the project's folder, without an ending. */
  target: string;
  typeOnly: boolean;
}

/** The imports of the project's own files. Packages are not among them. */
function importsOf(path: string, source: string): Import[] {
  return importedNames(source).flatMap(({ name, typeOnly }) => {
    const target = resolveImport(path, name);
    return target === undefined ? [] : [{ target, typeOnly }];
  });
}

/** What a source imports, as written: packages, and files of the project. */
function importedNames(source: string): { name: string; typeOnly: boolean }[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const statement =
    /\b(?:import|export)\s+(type\s)?[^;"'`]*?\bfrom\s*["'](.+?)["']|\bimport\s*\(?\s*["'`](.+?)["'`]/g;
  return [...code.matchAll(statement)].map(([, typeWord, from, bare]) => ({
    name: from ?? bare ?? "",
    typeOnly: typeWord !== undefined,
  }));
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
