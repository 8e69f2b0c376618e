import { followParent } from "./parent.ts";
import { Problem } from "./problem.ts";

/** Runs a script's job; its number is the exit code. Problems are told plainly, and bugs with their stack. */
export async function main(job: () => Promise<number>): Promise<void> {
  followParent();
  try {
    process.exitCode = await job();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
