import { posix } from "node:path";
import { lexer, type Token, walkTokens } from "marked";
import { parse } from "node-html-parser";

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
const npmCommands = ["ci", "install", "audit", "start", "test"];

/** Names in capitals that others read or write: Cloudflare's tool, and npm in a warning. */
const foreignNames = ["CLOUDFLARE_API_TOKEN", "EBADENGINE"];

/**
 * Returns what a Markdown document names and the project does not have: links, files, commands, environment variables. A
 * file that is followed by its own code block is the document's sample and need not be there.
 */
export function missingReferences(path: string, text: string, project: Project): string[] {
  const tokens = lexer(text);
  const links: string[] = [];
  const spans: string[] = [];
  const shell: string[] = [];
  walkTokens(tokens, (token) => {
    if (token.type === "link" || token.type === "image") links.push(token.href);
    if (token.type === "html") links.push(...imagesIn(token.raw));
    if (token.type === "codespan") spans.push(token.text);
    if (token.type === "code" && token.lang === "sh") shell.push(...token.text.split("\n"));
  });
  const samples = tokens.flatMap((token, index) => (isSample(tokens, index) ? spansOf(token) : []));
  const code = [...spans, ...shell];
  return [
    ...links.filter((link) => !linkExists(path, link, project)),
    ...spans.filter((span) => isPath(span, project) && !samples.includes(span) && !project.exists(span)),
    ...code.filter((line) => !commandsExist(line, project)),
    ...code.flatMap(variablesIn).filter((name) => !isRead(name, project)),
  ].map((missing) => `${path}: ${missing}`);
}

function imagesIn(html: string): string[] {
  return parse(html)
    .querySelectorAll("img")
    .map((image) => image.getAttribute("src") ?? "");
}

/** Whether the paragraph at an index introduces a block of TypeScript. */
function isSample(tokens: readonly Token[], index: number): boolean {
  const next = tokens.slice(index + 1).find(({ type }) => type !== "space");
  return next?.type === "code" && ["ts", "tsx"].includes(next.lang);
}

function spansOf(token: Token): string[] {
  const spans: string[] = [];
  walkTokens([token], (inner) => {
    if (inner.type === "codespan") spans.push(inner.text);
  });
  return spans;
}

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
