import { Problem } from "../tools/problem.ts";

export interface ReportArguments {
  /** The addresses to take new pictures of; undefined for all. */
  pages: readonly string[] | undefined;
  /** Whether to take the pictures of README.md instead of a report. */
  readme: boolean;
}

/** Reads "--pages /pricing,/about" or "--readme". `known` are the addresses there are. */
export function readReportArguments(args: readonly string[], known: readonly string[]): ReportArguments {
  if (args.length === 0) return { pages: undefined, readme: false };
  if (args.join() === "--readme") return { pages: undefined, readme: true };
  const [option, list = "", ...rest] = args;
  if (option !== "--pages" || rest.length > 0) {
    throw new Problem(
      `"${args.join(" ")}" is not understood. All pages: npm run report. Some: npm run report -- --pages /pricing,/about. ` +
        "The pictures of README.md: npm run report -- --readme.",
    );
  }
  const pages = list.split(",").filter((path) => path !== "");
  const unknown = pages.filter((path) => !known.includes(path));
  if (pages.length > 0 && unknown.length === 0) return { pages, readme: false };
  const what = pages.length === 0 ? "--pages names no page" : `There is no page ${unknown.join(", ")}`;
  throw new Problem(`${what}. The pages are: ${known.join(", ")}.`);
}
