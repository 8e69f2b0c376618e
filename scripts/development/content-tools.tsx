import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Text } from "../content/content";
import { type Finding, formatFinding } from "../tools/problem";
import { ContentPanel } from "./content-panel";

/** The output of scripts/development/report.ts. */
export interface Report {
  findings: readonly Finding[];
  texts: readonly Text[];
}

/** Checks the content in a process of its own, which loads the files as they are saved, and prints the problems. */
async function makeReport(): Promise<Report> {
  const args = ["--import", "tsx", "scripts/development/report.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
  const report: Report = JSON.parse(stdout);
  process.stdout.write(report.findings.map(formatFinding).join(""));
  return report;
}

/**
 * The tools that only `npm run dev` has: a list of all problems in the content, after each save, and an Alt-click that opens the
 * file of a text. The page does not wait for the check.
 */
export default function ContentTools() {
  return <ContentPanel report={makeReport()} />;
}
