import type { GoalId, RoleId } from "../content/schema.ts";

/** The key in the browser's storage that holds "true" once onboarding has been finished (docs/product.md). */
export const onboardedKey = "hasOnboarded";

/** The most goals that can be chosen (docs/product.md). */
export const maxGoals = 3;

/** The index of the last of four steps: name, role, goals, all set. */
export const lastStep = 3;

export interface OnboardingState {
  step: number;
  name: string;
  /** "" until one is chosen. */
  role: RoleId | "";
  goals: readonly GoalId[];
}

export type OnboardingAction =
  | { type: "continue" }
  | { type: "back" }
  | { type: "name"; name: string }
  | { type: "role"; role: RoleId }
  | { type: "goal"; goal: GoalId };

export const newOnboarding: OnboardingState = { step: 0, name: "", role: "", goals: [] };

/**
 * Returns the next state of onboarding. No answer is required. What a step does not allow leaves the state as it is: going
 * back from the first and the last step, a fourth goal.
 */
export function onboardingReducer(state: OnboardingState, action: OnboardingAction): OnboardingState {
  switch (action.type) {
    case "continue":
      return state.step < lastStep ? { ...state, step: state.step + 1 } : state;
    case "back":
      return state.step > 0 && state.step < lastStep ? { ...state, step: state.step - 1 } : state;
    case "name":
      return { ...state, name: action.name };
    case "role":
      return { ...state, role: action.role };
    case "goal":
      if (state.goals.includes(action.goal)) {
        return { ...state, goals: state.goals.filter((goal) => goal !== action.goal) };
      }
      return canChooseMore(state) ? { ...state, goals: [...state.goals, action.goal] } : state;
  }
}

/** Returns whether another goal may be chosen. If not, the goals that are not chosen become disabled. */
export function canChooseMore(state: Pick<OnboardingState, "goals">): boolean {
  return state.goals.length < maxGoals;
}

/** Returns what is logged at the end: the answers, their goals cut to the maximum. */
export function onboardingAnswers({ name, role, goals }: OnboardingState) {
  return { name: name.trim(), role, goals: goals.slice(0, maxGoals) };
}
