import { checkEdge, type EdgeResult } from "../../scripts/edge/run.ts";
import { expect, test } from "../support/test.ts";

/*
 * The engine's answers over bare sockets, so that no client tidies what is asked. `npm run check:nginx` asks the same
 * of the other server that docs/deploying.md describes.
 */
test("every answer of the engine is right, carries the headers, and is a published file", async ({
  baseURL,
}) => {
  const results: EdgeResult[] = [];
  for await (const result of checkEdge(baseURL ?? "")) {
    await test.step(`${result.subject}: ${result.asked}`, () => results.push(result));
  }
  expect(
    results.flatMap(({ subject, problems }) => problems.map((problem) => `${subject}: ${problem}`)),
  ).toEqual([]);
  expect(results.every(({ asked }) => asked > 0)).toBe(true);
});
