import { expect, jest, test } from "@jest/globals";

test.each([
  [false, 1],
  [true, 0],
])("if reduced motion is preferred (%s), the code of motion loads %i times", (matches, times) =>
  jest.isolateModulesAsync(async () => {
    const load = jest.fn(() => ({ animate: jest.fn() }));
    jest.doMock("../../components/islands/motion/animate.ts", load);
    jest.spyOn(window, "matchMedia").mockReturnValue({ matches } as MediaQueryList);
    const { loadMotion } = await import("@/components/islands/motion/animate-in");
    await loadMotion();
    expect(load).toHaveBeenCalledTimes(times);
  }),
);
