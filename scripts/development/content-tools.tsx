import { execFile } from "node:child_process";
import { promisify } from "node:util";
// Next.js draws the page again when a module that it imports is saved. Pages import the rest of the content.
import "@/content/llms";
import "@/content/product";
import type { Text } from "../content/content";
import { type Finding, formatFinding } from "../tools/problem";
import { ContentPanel } from "./content-panel";

/** What scripts/development/report.ts prints. */
export interface Report {
  findings: readonly Finding[];
  texts: readonly Text[];
}

let printed = "";

/** Checks the content in a process of its own, which loads the files as they are saved. Prints what has changed. */
async function makeReport(): Promise<Report> {
  const args = ["--import", "tsx", "scripts/development/report.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
  const report: Report = JSON.parse(stdout);
  const problems = report.findings.map(formatFinding).join("");
  if (problems !== printed) process.stdout.write(`\n${problems || "The content has no problems.\n"}`);
  printed = problems;
  return report;
}

/**
 * What only `npm run dev` has: the problems of the content, after each save, and the file of what is clicked with Alt. The page does
 * not wait for the check.
 */
export default function ContentTools() {
  return <ContentPanel report={makeReport()} />;
}
