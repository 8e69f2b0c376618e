/** What documents may refer to. */
export interface Project {
  /** Every file, from the project's root. */
  files: readonly string[];
  /** The names of package.json's scripts. */
  scripts: readonly string[];
  /** The commands that packages bring, as npx finds them. */
  commands: readonly string[];
  /** The sources, in which an environment variable is read. */
  source: string;
  /** Folders and files that commands make, as .gitignore names them. */
  generated: readonly string[];
}

export interface Document {
  path: string;
  text: string;
}

/** npm's own commands that documents use, next to scripts. */
const npmCommands = ["ci", "install", "start", "test", "audit"];

/** Names in capitals that are not read here: what Cloudflare's tool reads, and a warning of npm. */
const foreignNames = ["CLOUDFLARE_API_TOKEN", "EBADENGINE"];

/**
 * What a document names and the project does not have: links, files, commands, environment variables. A file that a
 * document's own sample makes exists for that document: it stands as a path in the words before a block of code.
 */
export function documentProblems(document: Document, project: Project): string[] {
  const { path, text } = document;
  const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)];
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? "");
  const shell = blocks.flatMap(([, language, code]) => (language === "sh" ? (code ?? "").split("\n") : []));
  const samples = [...text.matchAll(/`([^`\n]+)`[^`]*\n+```tsx?\n/g)].map(([, file]) => file ?? "");
  return [
    ...linksIn(prose).filter((link) => !exists(resolve(path, link), project)),
    ...spans.filter((span) => isPath(span, project) && !samples.includes(span) && !exists(span, project)),
    ...[...spans, ...shell].filter((code) => !commandsExist(code, project)),
    ...[...spans, ...shell].flatMap(variablesIn).filter((name) => !isRead(name, project)),
  ].map((what) => `${path}: ${what}`);
}

function linksIn(prose: string): string[] {
  return [...prose.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, picture]) => (link ?? picture ?? "").replace(/#.*$/, ""))
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link));
}

/** A link as a path from the project's root. */
function resolve(document: string, link: string): string {
  return new URL(link, `file:///${document}`).pathname.slice(1);
}

/** True for what begins with a folder of the project, or is one of its file names with a folder before it. */
function isPath(span: string, { files, generated }: Project): boolean {
  if (!/^[\w.@[\]-]+\/[\w.@/[\]*-]*$/.test(span)) return false;
  const [top] = span.split("/");
  return files.some((file) => file.startsWith(`${top}/`)) || generated.includes(`${top}/`);
}

/** A file, a folder, or a pattern with "*" that finds one. What a command makes need not be there. */
function exists(path: string, { files, generated }: Project): boolean {
  if (generated.some((made) => path === made || path.startsWith(made))) return true;
  const pattern = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*+/g, ".*");
  const found = new RegExp(path.endsWith("/") ? `^${pattern}` : `^${pattern}(/|$)`);
  return files.some((file) => found.test(file));
}

/** False when a line of shell, or a span of code, runs a script or a package's command that is not there. */
function commandsExist(code: string, { scripts, commands }: Project): boolean {
  return code.split("&&").every((part) => {
    const [, tool, first, second] = /^\s*(?:[A-Z_]+=\S+\s+)*(npm|npx)\s+(\S+)(?:\s+(\S+))?/.exec(part) ?? [];
    if (tool === "npx") return commands.includes(first ?? "");
    if (tool !== "npm" || second === "…") return true;
    if (first === "run") return scripts.includes(second ?? "");
    return npmCommands.includes(first ?? "") && (first !== "start" || scripts.includes("start"));
  });
}

/** Names in capitals, such as PORT, alone or before "=". */
function variablesIn(code: string): string[] {
  return [...code.matchAll(/(?<![\w$-])([A-Z][A-Z_]{3,})(?==|$)/g)].map(([, name]) => name ?? "");
}

function isRead(name: string, { source, files }: Project): boolean {
  return foreignNames.includes(name) || source.includes(`env.${name}`) || files.includes(name);
}
