import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { lazy } from "react";
// The development server renders the open page again when one of its modules is saved. With these, that is any file of the content.
import "@/content/errors";
import "@/content/llms";
import "@/content/pages";
import "@/content/pages/not-found";
import type { Text } from "../content/content";
import { type Finding, formatFinding } from "../tools/problem";

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

/** A build leaves out this import, and so visitors get none of it. With `&&` in place of `?`, Turbopack keeps it. */
const ContentPanel =
  process.env.NODE_ENV === "development" ? lazy(() => import("./content-panel")) : undefined;

/** Lists all problems in the content, in `npm run dev` alone. The page does not wait for the check. */
export function ContentTools() {
  return ContentPanel && <ContentPanel report={makeReport()} />;
}
