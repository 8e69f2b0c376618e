import type { Page } from "@playwright/test";
import { contrastOf } from "./contrast.ts";

/** A place that the Tab key stops at, as the page shows it. */
interface Stop {
  /** Its words, for messages. */
  name: string;
  /** The part of the page that it is in: order is compared within one. */
  landmark: string;
  /** Its place among the document's elements. */
  place: number;
  /** Its box from the document's top left corner, in CSS px. */
  box: { left: number; right: number; top: number; bottom: number };
  /** The ring around it, and the colours that it lies on, where styles tell them. */
  ring: { width: number; color: string; backgrounds: readonly string[] } | undefined;
  /** Whether it can be seen at all (WCAG 2.4.11). */
  hidden: "out of sight" | "covered" | undefined;
}

interface Recorder {
  stops: Stop[];
  /** Whether the focus has left the page, or has come to a stop for the second time. */
  isOver: boolean;
  end: () => void;
}

/** Goes through the page by Tab, or by Shift and Tab, until it ends or begins again. Returns every stop. */
export async function tabStops(page: Page, direction: "forwards" | "backwards"): Promise<readonly Stop[]> {
  await page.evaluate(recordStops);
  const session = await page.context().newCDPSession(page);
  const key = {
    key: "Tab",
    code: "Tab",
    windowsVirtualKeyCode: 9,
    modifiers: direction === "backwards" ? 8 : 0,
  };
  // Many presses in a row, which the page reads by itself: asking it after each takes several times as long.
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

/** Returns what is wrong with how the focus is seen, one line for each issue of each stop. */
export const focusIssues = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ name, ring, hidden }) => [
    ...(hidden ? [`"${name}" is ${hidden}`] : []),
    ...ringIssues(ring).map((issue) => `"${name}" ${issue}`),
  ]);

/** WCAG 2.4.7 and 1.4.11, with the measures of 2.4.13: a ring of 2 px, at 3:1 to what it lies on. */
function ringIssues(ring: Stop["ring"]): string[] {
  if (!ring || ring.width < 2) return ["has no ring"];
  if (ring.backgrounds.length === 0) return ["has a ring that lies on nothing known"];
  const lowest = Math.min(...ring.backgrounds.map((ground) => contrastOf(ring.color, ground)));
  return lowest < 3 ? [`has a ring of ${lowest.toFixed(2)}:1`] : [];
}

/** Records in the page what each press of Tab leads to. Self-contained, because the browser gets its text alone. */
function recordStops(): void {
  const met = new Set<Element>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const recorder: Recorder = { stops: [], isOver: false, end: () => listening.abort() };
  Object.assign(globalThis, { recorder });
  addEventListener("keydown", (event) => recorder.isOver && event.preventDefault(), options);
  // The focus has moved, and the page has scrolled to it, when the key is let go.
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
    // Transitions of the last stop end now.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    // A box of a label shows its focus on the whole label, which is what is pressed.
    const shown = focused.closest<HTMLElement>(".choice") ?? focused;
    const rect = shown.getBoundingClientRect();
    const name = (shown.textContent || focused.getAttribute("aria-label") || focused.id).trim();
    return {
      name: name.slice(0, 40),
      landmark:
        focused.closest(".disclosure-panel, header, main, footer, .onboarding, .notices")?.className ||
        focused.tagName,
      place: [...document.getElementsByTagName("*")].indexOf(focused),
      box: {
        left: rect.left + scrollX,
        right: rect.right + scrollX,
        top: rect.top + scrollY,
        bottom: rect.bottom + scrollY,
      },
      ring: readRing(),
      hidden: readHidden(),
    };

    /** WCAG 2.4.11: in the window, and with nothing over it, the sticky header least of all. A notice may lie on a part. */
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
      return top?.closest(".notice-card") ? "notice" : "something";
    }

    /** The ring is drawn as an outline, or inside by the shadow of a pseudo element. */
    function readRing(): Stop["ring"] {
      const style = getComputedStyle(shown);
      if (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) {
        const width = Number.parseFloat(style.outlineWidth);
        const offset = Number.parseFloat(style.outlineOffset);
        // Inside of the ring where that lies in the box, else outside of it.
        return {
          width,
          color: style.outlineColor,
          backgrounds: backgroundsAt(offset < 0 ? offset - 1 : offset + width + 1),
        };
      }
      for (const pseudo of ["::before", "::after"]) {
        const inner = getComputedStyle(shown, pseudo);
        const [, color, size] = inner.boxShadow.match(/^(rgba?\([^)]+\)).* (\d+)px inset$/) ?? [];
        if (!color) continue;
        const width = Number(size);
        // The ring lies within an edge of its own colour, or of none.
        const hasEdge = Number.parseFloat(inner.borderTopWidth) > 0;
        return { width, color, backgrounds: hasEdge ? [inner.borderTopColor] : backgroundsAt(-width - 2) };
      }
      return undefined;
    }

    /** The colours just outside of the box, or inside, in the middle of each side. */
    function backgroundsAt(away: number): string[] {
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      return [
        backgroundAt(x, rect.top - away),
        backgroundAt(x, rect.bottom + away),
        backgroundAt(rect.left - away, y),
        backgroundAt(rect.right + away, y),
      ].filter((ground) => ground !== undefined);
    }

    /** The colour that is painted at a point, as far as styles tell: a picture's is not known. */
    function backgroundAt(x: number, y: number): string | undefined {
      for (const element of document.elementsFromPoint(x, y)) {
        if (element instanceof HTMLImageElement) return undefined;
        const style = getComputedStyle(element);
        const color = element instanceof SVGGeometryElement ? style.fill : style.backgroundColor;
        if (color.startsWith("rgb(")) return color;
      }
      return undefined;
    }
  }
}

/**
 * Returns where the order of focus is not the order that is seen. Reading goes down a column and along a row: within a landmark,
 * a stop that stands right above the one before it, or left of it in the same row, is a way back. A stop that stands
 * higher in a column further right is none.
 */
export function orderIssues(stops: readonly Stop[]): string[] {
  // What keeps the focus inside begins anew at its end: the way may have begun anywhere in it.
  const first = stops.findIndex(({ place }) => place === Math.min(...stops.map((stop) => stop.place)));
  const inOrder = [...stops.slice(first), ...stops.slice(0, first)];
  return inOrder.flatMap((stop, index) => {
    const before = inOrder[index - 1];
    if (!before || before.landmark !== stop.landmark) return [];
    const [from, to] = [before.box, stop.box];
    const above = to.bottom <= from.top + 1 && to.left < from.right - 1;
    const middle = (to.top + to.bottom) / 2;
    const leftOf = to.right <= from.left + 1 && middle > from.top && middle < from.bottom;
    return above || leftOf ? [`"${stop.name}" comes after "${before.name}", and stands before it`] : [];
  });
}
