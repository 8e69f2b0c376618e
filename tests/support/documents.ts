import { posix } from "node:path";

/** What documents may refer to. */
export interface Project {
  /** Whether a file, a folder or a pattern names something that is there. */
  exists: (path: string) => boolean;
  /** The files and folders at its root, those that commands make too. */
  roots: readonly string[];
  /** The names of package.json's scripts. */
  scripts: readonly string[];
  /** The commands that packages bring, as npx finds them. */
  commands: readonly string[];
  /** The sources, in which environment variables are read. */
  source: string;
}

/** npm's own commands that documents use. */
const npmCommands = ["ci", "install", "audit", "start", "test", "version"];

/** Names in capitals that others read or write: Cloudflare's tool, npm in a warning, a workflow. */
const foreignNames = ["CLOUDFLARE_API_TOKEN", "EBADENGINE", "MERGE_UPDATES"];

/** Blocks of code, with their language. */
const blocks = /^```(\w*)\n(.*?)^```$/gms;

/**
 * Returns what a Markdown document names and the project does not have: links, files, commands, environment variables. A
 * file that is followed by its own code block is the document's sample and need not be there.
 */
export function missingReferences(path: string, text: string, project: Project): string[] {
  const prose = text.replaceAll(blocks, "");
  const spans = codeSpans(prose);
  const links = matches(prose, /\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g);
  const samples = matches(text, /^((?:.+\n)+)\n```tsx?$/gm).flatMap(codeSpans);
  const shell = [...text.matchAll(blocks)].flatMap(([, language, code = ""]) =>
    language === "sh" ? code.split("\n") : [],
  );
  const code = [...spans, ...shell];
  return [
    ...links.filter((link) => !linkExists(path, link, project)),
    ...spans.filter((span) => isPath(span, project) && !samples.includes(span) && !project.exists(span)),
    ...code.filter((line) => !commandsExist(line, project)),
    ...code.flatMap(variablesIn).filter((name) => !isRead(name, project)),
  ].map((missing) => `${path}: ${missing}`);
}

/** Returns what stands in backticks in a Markdown text without blocks of code. */
export const codeSpans = (text: string): string[] => matches(text, /`([^`\n]+)`/g);

/** Returns what the first group that matched holds, of each match. */
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? "");

function linkExists(document: string, link: string, { exists }: Project): boolean {
  if (URL.canParse(link) || link.startsWith("#")) return true;
  return exists(posix.join(posix.dirname(document), link.split("#")[0] ?? ""));
}

/** True for what has no space and begins with a folder of the project. */
function isPath(span: string, { roots }: Project): boolean {
  return !/\s/.test(span) && span.includes("/") && roots.includes(span.split("/")[0] ?? "");
}

function commandsExist(line: string, { scripts, commands }: Project): boolean {
  return line.split("&&").every((part) => {
    const words = part.trim().split(/\s+/);
    const [tool, first = "", second = ""] = words.slice(words.findIndex((word) => !word.includes("=")));
    if (tool === "npx") return commands.includes(first);
    if (tool !== "npm" || second === "…" || first.startsWith("-")) return true;
    return first === "run" ? scripts.includes(second) : npmCommands.includes(first);
  });
}

/** Names in capitals, alone or before "=". */
function variablesIn(line: string): string[] {
  return line.split(/[\s=]/).filter((word) => /^[A-Z][A-Z_]{3,}$/.test(word));
}

function isRead(name: string, { source, roots }: Project): boolean {
  return foreignNames.includes(name) || source.includes(`env.${name}`) || roots.includes(name);
}
