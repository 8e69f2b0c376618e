import type { GoalId } from "@/content/schema";

/** The key in the browser's storage with the value "true" once onboarding has been finished (docs/product.md). */
export const onboardedKey = "hasOnboarded";

/** The most goals that can be chosen (docs/product.md). */
export const maxGoals = 3;

/** The index of the last of four steps: name, role, goals, all set. */
export const lastStep = 3;

/** Returns the goals with one more, or without it if it was chosen. A goal beyond the maximum is left out. */
export function toggleGoal(goals: readonly GoalId[], goal: GoalId): readonly GoalId[] {
  if (goals.includes(goal)) return goals.filter((chosen) => chosen !== goal);
  return [...goals, goal].slice(0, maxGoals);
}
