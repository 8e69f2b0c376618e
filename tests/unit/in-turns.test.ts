import { expect, test } from "@jest/globals";
import { inTurns } from "../../scripts/tools/in-turns.ts";

test("never more than a few are asked for at once", async () => {
  let running = 0;
  let most = 0;
  const results = await inTurns([1, 2, 3, 4, 5, 6], 4, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return item * 2;
  });
  expect(results).toEqual([2, 4, 6, 8, 10, 12]);
  expect(most).toBe(4);
});
