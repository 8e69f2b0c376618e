import { Problem } from "./problem.ts";

/** Refuses what a command that takes no arguments was given, rather than leave it unread. */
export function takeNoArguments(command: string, args: readonly string[] = process.argv.slice(2)): void {
  if (args.length === 0) return;
  throw new Problem(`"${args.join(" ")}" is not understood: \`npm run ${command}\` takes no arguments.`);
}
