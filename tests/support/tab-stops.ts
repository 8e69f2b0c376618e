import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** An element at which the Tab key stops. */
interface Stop {
  /** Its text, for messages. */
  name: string;
  /** The width of the ring around it, in CSS px. contrast.spec.ts tests its color. */
  ring: number;
  /** Whether it is invisible (WCAG 2.4.11). */
  hidden: "out of sight" | "covered" | undefined;
}

interface Recorder {
  stops: Stop[];
  /** Whether the focus has left the page, or is at a stop for the second time. */
  isOver: boolean;
  end: () => void;
}

/** Goes through the page by Tab, until its end or the first stop again. Returns every stop. */
export async function tabStops(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(recordStops);
  const session = await page.context().newCDPSession(page);
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  // Ten presses at once, which the page records itself: a question after each takes several times as long.
  const keyEvents = Array.from({ length: 10 }, () => ["rawKeyDown", "keyUp"] as const).flat();
  for (;;) {
    await Promise.all(keyEvents.map((type) => session.send("Input.dispatchKeyEvent", { type, ...key })));
    const { stops, isOver } = await page.evaluate(() => {
      const { recorder } = globalThis as unknown as { recorder: Recorder };
      if (recorder.isOver) recorder.end();
      return { stops: recorder.stops, isOver: recorder.isOver };
    });
    if (!isOver) continue;
    await session.detach();
    return stops;
  }
}

/** Expects that Tab has stopped at everything that takes the focus, from the first to the footer's last. */
export async function expectAllStops(page: Page, stops: readonly Stop[]): Promise<void> {
  const names = await page
    .locator("a[href], button:enabled, input:enabled, textarea, summary, [tabindex='0']")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((target) => {
        const shown = target.closest("label") ?? target;
        return (shown.textContent || target.ariaLabel || target.id).trim().slice(0, 40);
      }),
    );
  expect.soft(stops.map(({ name }) => name)).toEqual(names);
}

/** Returns the stops whose focus is invisible (WCAG 2.4.7), one line for each issue. */
export const focusIssues = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ name, ring, hidden }) => [
    ...(hidden ? [`"${name}" is ${hidden}`] : []),
    // WCAG 2.4.13 requires 2 px.
    ...(ring < 2 ? [`"${name}" has no ring`] : []),
  ]);

/** Records the stop of each press of Tab. Runs in the page, so it is self-contained. */
function recordStops(): void {
  const met = new Set<Element>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const recorder: Recorder = { stops: [], isOver: false, end: () => listening.abort() };
  Object.assign(globalThis, { recorder });
  addEventListener("keydown", (event) => recorder.isOver && event.preventDefault(), options);
  // At keyup, the focus has moved and the page has scrolled to it.
  addEventListener(
    "keyup",
    () => {
      const focused = document.activeElement;
      const isStop = focused instanceof HTMLElement && focused !== document.body && !met.has(focused);
      recorder.isOver ||= !isStop;
      if (recorder.isOver) return;
      met.add(focused as HTMLElement);
      recorder.stops.push(readStop(focused as HTMLElement));
    },
    options,
  );

  function readStop(focused: HTMLElement): Stop {
    // Ends the transitions of the stop before.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    // A checkbox shows its focus on its whole label.
    const shown = focused.closest<HTMLElement>("label") ?? focused;
    const name = (shown.textContent || focused.ariaLabel || focused.id).trim();
    return { name: name.slice(0, 40), ring: ringOf(shown), hidden: hiddenBy(shown) };
  }

  /** WCAG 2.4.11: in the window, with nothing over it but a notice over a part. */
  function hiddenBy(shown: HTMLElement): Stop["hidden"] {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    if (top < 0 || top >= innerHeight) return "out of sight";
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const covers = [top + 2, (top + bottom) / 2, bottom - 2]
      .filter((y) => y < innerHeight)
      .map((y) => document.elementFromPoint(x, y))
      .map((hit) => (hit && (shown.contains(hit) || hit.contains(shown)) ? undefined : hit));
    const isCovered = covers.some((hit) => hit !== undefined && !hit?.closest("#notices"));
    return isCovered || covers.every((hit) => hit !== undefined) ? "covered" : undefined;
  }

  /** The ring is an outline, or the inset shadow of a pseudo element above what fills the link. */
  function ringOf(shown: HTMLElement): number {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
    if (outlineStyle !== "none" && !outlineColor.endsWith(", 0)") && Number.parseFloat(outlineWidth) > 0)
      return Number.parseFloat(outlineWidth);
    const rings = ["::before", "::after"].map((pseudo) => {
      const { boxShadow, zIndex } = getComputedStyle(shown, pseudo);
      return Number(zIndex) > 0 ? Number(/^rgba?\([^)]+\).* (\d+)px inset$/.exec(boxShadow)?.[1] ?? 0) : 0;
    });
    return Math.max(...rings);
  }
}
