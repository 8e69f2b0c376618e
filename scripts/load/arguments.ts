import { parseArgs } from "node:util";
import { Problem } from "../tools/problem.ts";

export interface LoadArguments {
  /** For each server. */
  seconds: number;
  /** Whether the figures go into docs/performance.md. */
  write: boolean;
}

/** Reads "--seconds 10 --write". */
export function readLoadArguments(args: readonly string[]): LoadArguments {
  const { seconds, write } = parsed(args);
  const number = Number(seconds);
  if (!/^\d+$/.test(seconds) || number < 1 || number > 600) {
    throw new Problem(
      `--seconds is "${seconds}": it must be a whole number from 1 to 600, such as --seconds 10.`,
    );
  }
  return { seconds: number, write };
}

function parsed(args: readonly string[]): { seconds: string; write: boolean } {
  try {
    return parseArgs({
      args: [...args],
      options: { seconds: { type: "string", default: "30" }, write: { type: "boolean", default: false } },
    }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}. There are --seconds 10 and --write.`);
  }
}
