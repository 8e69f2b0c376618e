import { checkContent } from "./content/content-problems.ts";
import { exitOnProblem } from "./tools/exit-on-problem.ts";

await exitOnProblem(checkContent);
