import { Problem } from "./problem.ts";

/** Runs a job. If it throws a Problem, prints its message without a stack, and ends this process with 1. */
export async function exitOnProblem<Result>(job: () => Promise<Result>): Promise<Result> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
