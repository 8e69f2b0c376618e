import type { GoalId } from "@/content/schema";

/** The key in the browser's storage with the value "true" once onboarding has been finished (docs/product.md). */
export const onboardedKey = "hasOnboarded";

/** The questions of onboarding, one per step. */
export const questions = ["name", "role", "goals"] as const;

/** The index of the last step, which follows the questions and says that all is set. */
export const lastStep = questions.length;

/** The most goals that can be chosen (docs/product.md). */
export const maxGoals = 3;

/** Returns the goals with one more, or without it if it was chosen. A goal beyond the maximum is left out. */
export function toggleGoal(goals: readonly GoalId[], goal: GoalId): readonly GoalId[] {
  if (goals.includes(goal)) return goals.filter((chosen) => chosen !== goal);
  return [...goals, goal].slice(0, maxGoals);
}
