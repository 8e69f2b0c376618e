import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { RevealOnScroll } from "@/components/islands/motion/reveal-on-scroll";

const section = document.createElement("section");
section.dataset.reveal = "";
const animate = jest.fn((_keyframes: object, _timing: { delay: number }) => ({
  finished: Promise.resolve(),
}));
let report: IntersectionObserverCallback;

beforeEach(() => {
  animate.mockClear();
  // jsdom has neither.
  Object.assign(section, { animate });
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
  } as unknown as typeof IntersectionObserver;
});

const moved = () => Object.assign({}, ...animate.mock.calls.map(([keyframes]) => keyframes));

const rises = { opacity: [0, 1], transform: ["translateY(16px)", "none"] };

/** Shows a page whose only marked element enters the window, with the code that moves it. */
async function show(target: Element, pathname: string, height: number, top: number): Promise<void> {
  document.body.replaceChildren(target);
  const { unmount } = render(
    <PathnameContext value={pathname}>
      <RevealOnScroll />
    </PathnameContext>,
  );
  await act(async () => fireEvent.scroll(window));
  const entry = {
    target,
    isIntersecting: height > 0,
    intersectionRect: { height },
    boundingClientRect: { top, height: 600 },
  };
  report([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
  unmount();
}

test.each([
  ["rises", 80, 600, false, rises],
  ["does not move with reduced motion", 80, 600, true, {}],
  ["does not move when most of it is visible at once", 400, 600, false, {}],
  ["does not move when it enters from above", 80, -500, false, {}],
  ["does not move while it is out of sight", 0, 900, false, {}],
])("a section that enters the window %s", async (name, height, top, reduced, keyframes) => {
  const matches = (query: string) => query === "(prefers-reduced-motion: reduce)" && reduced;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => ({ matches: matches(query) }) as MediaQueryList);
  await show(section, `/${name}`, height, top);
  expect(moved()).toEqual(keyframes);
});

test("the entries of a list that enters the window rise one after another", async () => {
  const list = document.createElement("ul");
  list.dataset.revealEach = "";
  list.append(...["question", "answer"].map(() => Object.assign(document.createElement("li"), { animate })));
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  await show(list, "/list", 80, 600);
  const delays = animate.mock.calls.map(([, { delay }]) => delay);
  expect([...new Set(delays)]).toEqual([0, 240]);
});
