import { expect, test } from "@jest/globals";
import {
  newOnboarding,
  type OnboardingState,
  onboardingAnswers,
  onboardingReducer,
} from "../../lib/onboarding.ts";

/* What onboarding's own controls cannot do. What they can is in onboarding.spec.ts. */

const full: OnboardingState = { ...newOnboarding, step: 2, goals: ["career", "business", "wellness"] };

test("a fourth goal changes nothing", () => {
  expect(onboardingReducer(full, { type: "goal", goal: "influence" })).toEqual(full);
});

test.each([
  ["back from the first", 0, "back"],
  ["on from the last", 3, "continue"],
  ["back from the last", 3, "back"],
] as const)("no step leads %s", (_what, step, type) => {
  expect(onboardingReducer({ ...full, step }, { type }).step).toBe(step);
});

test("answers have no spaces around the name, an empty role where none was chosen, and three goals at most", () => {
  const goals = ["productivity", "influence", "resilience", "career"] as const;
  expect(onboardingAnswers({ ...full, name: "  Noor ", goals })).toEqual({
    name: "Noor",
    role: "",
    goals: ["productivity", "influence", "resilience"],
  });
});
