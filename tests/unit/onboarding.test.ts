import { expect, test } from "@jest/globals";
import { onboarding } from "../../content/onboarding.ts";
import { maxGoals, toggleGoal } from "../../lib/onboarding.ts";

test("a goal beyond the maximum is left out", () => {
  const [beyond, ...chosen] = onboarding.goals.options.slice(0, maxGoals + 1).map(({ id }) => id);
  expect(toggleGoal(chosen, beyond as (typeof chosen)[number])).toEqual(chosen);
});
