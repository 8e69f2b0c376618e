/** A failure that is not a bug in the tools. Its message says what to do, and is printed without a stack. */
export class Problem extends Error {}

/** A problem in the content or in the exported site, and its fix. */
export interface Finding {
  /** A file from the project's folder, or a page or file of the export: "content/pages/pricing.ts", "/pricing". */
  file: string;
  line?: number | undefined;
  /** The place in the file: "plans[1].price", "img alt". */
  field?: string;
  problem: string;
  /** How to fix it, if the problem does not say so. */
  fix?: string;
}

/** Returns a paragraph about a finding. */
export function formatFinding({ file, line, field, problem, fix }: Finding): string {
  const place = `${file}${line === undefined ? "" : `:${line}`}${field ? `  ${field}` : ""}`;
  return `${[place, problem, fix].filter(Boolean).join("\n  ")}\n\n`;
}

/** If there are findings, throws a Problem that lists each once and counts them. `where` is their place: "in the content". */
export function throwFindings(findings: readonly Finding[], where: string): void {
  if (process.env.GITHUB_ACTIONS) for (const finding of findings) annotate(finding);
  const different = [...new Set(findings.map(formatFinding))];
  const { length } = different;
  if (length > 0)
    throw new Problem(`${different.join("")}${length === 1 ? "1 problem" : `${length} problems`} ${where}.`);
}

/** Makes GitHub show a finding beside its line in a pull request (a workflow command of GitHub Actions). */
function annotate({ file, line, field, problem, fix }: Finding): void {
  if (line === undefined) return;
  const message = [field, problem, fix].filter(Boolean).join("\n");
  console.log(`::error file=${file},line=${line}::${message.replace(/[%\r\n]/g, encodeURIComponent)}`);
}

/** Returns the fix for a name that does not exist. */
export const chooseFrom = (names: readonly string[]): string => `Choose one of: ${names.join(", ")}.`;

/** Runs a job. If it throws a Problem, prints only the message, and exits with 1. */
export async function exitOnProblem<Result>(job: () => Promise<Result>): Promise<Result> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
