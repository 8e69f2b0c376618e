import { parseArgs } from "node:util";
import { Problem } from "../tools/problem.ts";

export const usage = `Writes report/index.html: what visitors, search engines and social networks see of the site as last built.

  npm run report                              all pages
  npm run report -- --pages /pricing,/about   new pictures of these pages only
  npm run report -- --readme                  the pictures in README.md, instead of a report`;

const options = {
  help: { type: "boolean" },
  readme: { type: "boolean" },
  pages: { type: "string" },
} as const;

/** Reads the command line. `known` are the paths of all pages. Throws a Problem for what is not understood. */
export function readArguments(args: readonly string[], known: readonly string[]) {
  const { help = false, readme = false, pages } = parse(args);
  const paths = pages?.split(",").map((path) => path.trim());
  const unknown = paths?.filter((path) => !known.includes(path)) ?? [];
  if (unknown.length > 0)
    throw new Problem(`There is no page "${unknown.join('", "')}". The pages are: ${known.join(", ")}.`);
  if (readme && paths) throw new Problem(`--readme and --pages do not go together.\n\n${usage}`);
  return { help, readme, paths };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`);
  }
}
