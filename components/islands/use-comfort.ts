import { type DependencyList, type EffectCallback, useEffect, useLayoutEffect } from "react";

/** Calls a function. An error in it is only reported. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

const safely = (useReactEffect: typeof useEffect) => (start: EffectCallback, dependencies: DependencyList) =>
  useReactEffect(() => {
    const end = attempt(start);
    return end && (() => attempt(end));
  }, dependencies);

/** `useEffect` for what a page can do without. If it throws, the page stays. React would replace all of it. */
export const useComfort = safely(useEffect);

/** `useLayoutEffect` for what a page can do without. */
export const useLayoutComfort = safely(useLayoutEffect);
