import { checkContent } from "./content/content-problems.ts";
import { exitOnProblem } from "./tools/problem.ts";

await exitOnProblem(checkContent);
