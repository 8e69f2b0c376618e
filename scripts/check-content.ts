import { checkContent } from "./content/check.ts";
import { exitOnProblem } from "./tools/problem.ts";

await exitOnProblem(checkContent);
