import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { iconNames } from "../../components/ui/icon-names.ts";
import type { SocialIconName } from "../../content/types.ts";
import { thumbnailNames } from "../../lib/art.ts";
import { listFiles } from "../tools/files.ts";
import { describeFailure } from "./failures.ts";
import type { Content, ContentModule, ContentProblem } from "./types.ts";

const socialIcons = ["linkedin", "instagram", "youtube"] satisfies SocialIconName[];

/** Loads all content of a project. A module that does not load becomes a failure, and the others still load. */
export async function loadContent(root: string, now = new Date()): Promise<Content> {
  const files = [...modulesIn(root, "content"), ...modulesIn(root, "content/pages")];
  const results = await Promise.all(files.map((file) => loadModule(root, file)));
  return {
    modules: results.filter((result): result is ContentModule => "source" in result),
    failures: withoutRepeats(results.filter((result): result is ContentProblem => "wrong" in result)),
    pageFiles: listFiles(join(root, "app"))
      .filter(({ path }) => basename(path) === "page.tsx")
      .map(({ path }) => `app/${path}`),
    art: readdirSync(join(root, "content/art"))
      .filter((file) => file.endsWith(".svg"))
      .map((file) => basename(file, ".svg")),
    thumbnails: thumbnailNames,
    icons: [...iconNames, ...socialIcons],
    today: now.toISOString().slice(0, 10),
  };
}

function modulesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".ts") && file !== "types.ts")
    .map((file) => `${folder}/${file}`);
}

async function loadModule(root: string, file: string): Promise<ContentModule | ContentProblem> {
  const path = join(root, file);
  try {
    const { default: page, ...named } = await import(pathToFileURL(path).href);
    if (file.startsWith("content/pages/") && page === undefined) {
      return { file, wrong: "The module exports no page.", right: "Begin it with `export default {`." };
    }
    return { file, source: readFileSync(path, "utf8"), value: page ?? named };
  } catch (error) {
    return describeFailure(root, file, error);
  }
}

/** A broken module that others import is told once. */
function withoutRepeats(failures: readonly ContentProblem[]): ContentProblem[] {
  const byWords = new Map(failures.map((failure) => [JSON.stringify(failure), failure]));
  return [...byWords.values()];
}
