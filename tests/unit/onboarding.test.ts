import { describe, expect, test } from "@jest/globals";
import {
  canChooseMore,
  newOnboarding,
  type OnboardingAction,
  type OnboardingState,
  onboardedKey,
  onboardingAnswers,
  onboardingReducer,
} from "../../lib/onboarding.ts";

const at = (step: number, more: Partial<OnboardingState> = {}): OnboardingState => ({
  ...newOnboarding,
  step,
  ...more,
});
const full = at(2, { goals: ["career", "business", "wellness"] });

const transitions: readonly [
  what: string,
  from: OnboardingState,
  action: OnboardingAction,
  to: OnboardingState,
][] = [
  ["continue from the name, empty", at(0), { type: "continue" }, at(1)],
  ["continue from the role, none chosen", at(1), { type: "continue" }, at(2)],
  ["continue from the goals, none chosen", at(2), { type: "continue" }, at(3)],
  ["continue from the last step goes nowhere", at(3), { type: "continue" }, at(3)],
  ["back from the first step goes nowhere", at(0), { type: "back" }, at(0)],
  ["back from the role", at(1), { type: "back" }, at(0)],
  [
    "back from the goals keeps the answers",
    { ...full, name: "Noor" },
    { type: "back" },
    { ...full, name: "Noor", step: 1 },
  ],
  ["back from the last step goes nowhere", at(3), { type: "back" }, at(3)],
  ["a name", at(0), { type: "name", name: " Noor" }, at(0, { name: " Noor" })],
  ["a role", at(1), { type: "role", role: "health" }, at(1, { role: "health" })],
  [
    "another role replaces it",
    at(1, { role: "health" }),
    { type: "role", role: "education" },
    at(1, { role: "education" }),
  ],
  ["a goal", at(2), { type: "goal", goal: "career" }, at(2, { goals: ["career"] })],
  [
    "the same goal again takes it back",
    at(2, { goals: ["career"] }),
    { type: "goal", goal: "career" },
    at(2),
  ],
  ["a fourth goal changes nothing", full, { type: "goal", goal: "influence" }, full],
  [
    "one of three taken back",
    full,
    { type: "goal", goal: "business" },
    at(2, { goals: ["career", "wellness"] }),
  ],
];

test.each(transitions)("%s", (_what, from, action, to) => {
  expect(onboardingReducer(from, action)).toEqual(to);
});

test("the storage key is the product's", () => {
  expect(onboardedKey).toBe("hasOnboarded");
});

test("three goals are the most", () => {
  expect(canChooseMore(at(2, { goals: ["career", "business"] }))).toBe(true);
  expect(canChooseMore(full)).toBe(false);
});

describe("answers", () => {
  test("are the name without spaces around it, the role's id and the goals' ids", () => {
    const state = at(3, { name: "  Noor ", role: "freelancer", goals: ["career"] });
    expect(onboardingAnswers(state)).toEqual({ name: "Noor", role: "freelancer", goals: ["career"] });
  });

  test("are empty when nothing was filled in", () => {
    expect(onboardingAnswers(at(3))).toEqual({ name: "", role: "", goals: [] });
  });

  test("never hold more than three goals", () => {
    const goals = ["productivity", "influence", "resilience", "career"] as const;
    expect(onboardingAnswers(at(3, { goals })).goals).toEqual(["productivity", "influence", "resilience"]);
  });
});
