import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** An element at which the Tab key stops. */
interface Stop {
  /** Its words, for messages. */
  name: string;
  /** The place of the part of the page that it is in: order is compared within one. */
  landmark: number;
  /** Its place among the document's elements. */
  place: number;
  /** Its box from the document's top left corner, in CSS px. */
  box: { left: number; right: number; top: number; bottom: number };
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

/** Goes through the page by Tab, or by Shift and Tab, until its end or the first stop again. Returns every stop. */
export async function tabStops(page: Page, direction: "forwards" | "backwards"): Promise<readonly Stop[]> {
  await page.evaluate(recordStops);
  const session = await page.context().newCDPSession(page);
  const key = {
    key: "Tab",
    code: "Tab",
    windowsVirtualKeyCode: 9,
    modifiers: direction === "backwards" ? 8 : 0,
  };
  // Ten presses at once, which the page records itself: a question after each takes several times as long.
  const keyEvents = Array.from({ length: 10 }, () => ["rawKeyDown", "keyUp"] as const).flat();
  for (;;) {
    await Promise.all(keyEvents.map((type) => session.send("Input.dispatchKeyEvent", { type, ...key })));
    const { stops, isOver } = await page.evaluate(() => {
      const { recorder } = globalThis as unknown as { recorder: Recorder };
      if (recorder.isOver) recorder.end();
      return { stops: recorder.stops, isOver: recorder.isOver };
    });
    if (isOver) {
      await session.detach();
      return stops;
    }
  }
}

/** Expects that a walk has stopped at everything that takes the focus, from the first to the footer's last. */
export async function expectWholeWalk(page: Page, stops: readonly Stop[]): Promise<void> {
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

  function placeOf(element: Element | null): number {
    return [...document.getElementsByTagName("*")].indexOf(element as Element);
  }

  function readStop(focused: HTMLElement): Stop {
    // Ends the transitions of the stop before.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    // A checkbox shows its focus on its whole label.
    const shown = focused.closest<HTMLElement>("label") ?? focused;
    const rect = shown.getBoundingClientRect();
    const name = (shown.textContent || focused.getAttribute("aria-label") || focused.id).trim();
    return {
      name: name.slice(0, 40),
      landmark: placeOf(
        focused.closest("[data-slot=disclosure-panel], header, main, [role=main], footer, #notices"),
      ),
      place: placeOf(focused),
      box: {
        left: rect.left + scrollX,
        right: rect.right + scrollX,
        top: rect.top + scrollY,
        bottom: rect.bottom + scrollY,
      },
      ring: readRing(),
      hidden: readHidden(),
    };

    /** WCAG 2.4.11: in the window, with nothing over it but a notice over a part. */
    function readHidden(): Stop["hidden"] {
      if (rect.top < 0 || rect.top >= innerHeight) return "out of sight";
      const x = (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2;
      const covers = [rect.top + 2, (rect.top + rect.bottom) / 2, rect.bottom - 2]
        .filter((y) => y < innerHeight)
        .map((y) => document.elementFromPoint(x, y))
        .map((top) => (top && (shown.contains(top) || top.contains(shown)) ? "nothing" : coverOf(top)));
      const isCovered = covers.includes("something") || covers.every((cover) => cover === "notice");
      return isCovered ? "covered" : undefined;
    }

    function coverOf(top: Element | null): "notice" | "something" {
      return top?.closest("#notices") ? "notice" : "something";
    }

    /** The ring is an outline, or the inset shadow of a pseudo element. */
    function readRing(): Stop["ring"] {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
      if (outlineStyle !== "none" && !outlineColor.endsWith(", 0)") && Number.parseFloat(outlineWidth) > 0)
        return Number.parseFloat(outlineWidth);
      const shadows = ["::before", "::after"].map((pseudo) => getComputedStyle(shown, pseudo).boxShadow);
      return Math.max(
        ...shadows.map((shadow) => Number(/^rgba?\([^)]+\).* (\d+)px inset$/.exec(shadow)?.[1] ?? 0)),
      );
    }
  }
}

/**
 * Returns where the order of focus differs from the visual order: down a column, then the next one. Within a landmark, a stop
 * straight above the one before, or left of it in the same row, is a step back.
 */
export function orderIssues(stops: readonly Stop[]): string[] {
  // A part that keeps the focus starts again at its end: the walk may have begun anywhere in it.
  const first = stops.findIndex(({ place }) => place === Math.min(...stops.map((stop) => stop.place)));
  const inOrder = [...stops.slice(first), ...stops.slice(0, first)];
  return inOrder.flatMap((stop, index) => {
    const before = inOrder[index - 1];
    if (!before || before.landmark !== stop.landmark) return [];
    const [from, to] = [before.box, stop.box];
    const above = to.bottom <= from.top + 1 && to.left < from.right - 1;
    const middle = (to.top + to.bottom) / 2;
    const leftOf = to.right <= from.left + 1 && middle > from.top && middle < from.bottom;
    return above || leftOf ? [`the focus steps back from "${before.name}" to "${stop.name}"`] : [];
  });
}
