import type { Locator } from "@playwright/test";

/**
 * Presses Tab to the end of a part of the page, or until the first stop again. Returns the issues of the focus, one line each: stops
 * that have no ring (WCAG 2.4.7), or are covered or out of sight (2.4.11). For a whole part, also the controls without a stop.
 */
export async function focusIssues(part: Locator, isWhole = false): Promise<readonly string[]> {
  const issues: string[] = [];
  await part.evaluate(() => Object.assign(globalThis, { stops: new Set() }));
  for (;;) {
    await part.page().keyboard.press("Tab");
    const found = await part.evaluate(stopIssues);
    if (!found) return isWhole ? [...issues, ...(await part.evaluate(missedControls))] : issues;
    issues.push(...found);
  }
}

/** Returns the visible controls of a part that have not had the focus. Runs in the page. */
function missedControls(part: Element): string[] {
  const { stops } = globalThis as unknown as { stops: Set<Element> };
  const controls = "a[href], button:enabled, input:enabled, textarea, summary, [tabindex='0']";
  // A group of radio buttons is one stop: the arrow keys reach the others.
  const stopOf = (control: Element) =>
    control instanceof HTMLInputElement && control.type === "radio" ? control.name : control;
  const reached = new Set([...stops].map(stopOf));
  return [...part.querySelectorAll(controls)]
    .filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !reached.has(stopOf(control)),
    )
    .map((control) => `Tab does not stop at ${control.outerHTML.slice(0, 80)}`);
}

/** Returns the issues of the focus, or undefined at the end of the part. Runs in the page, so it is self-contained. */
function stopIssues(part: Element): string[] | undefined {
  const { stops } = globalThis as unknown as { stops: Set<Element> };
  const stop = document.activeElement;
  if (!stop || stop === document.body || !part.contains(stop) || stops.has(stop)) return undefined;
  stops.add(stop);
  // Ends the transitions of the stop before.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  // A checkbox shows its focus on its whole label.
  const shown = stop.closest("label") ?? stop;
  const name = stop.outerHTML.slice(0, 80);
  return [
    ...(isCovered() ? [`covered or out of sight: ${name}`] : []),
    ...(hasRing() ? [] : [`without a ring: ${name}`]),
  ];

  /** Whether something else is over a part of it, or a notice over all of it. Of a text area, the window may show the first line alone. */
  function isCovered(): boolean {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const points = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => y >= 0 && y < innerHeight);
    const covers = points
      .map((y) => document.elementFromPoint(x, y))
      .filter((hit) => !(hit && (shown.contains(hit) || hit.contains(shown))));
    return covers.length === points.length || covers.some((hit) => !hit?.closest("#notices"));
  }

  /** The ring is an outline, or the inset shadow of a pseudo element above the content of the link. WCAG 2.4.13 requires 2 px. */
  function hasRing(): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
    const isSeen = outlineStyle !== "none" && !outlineColor.endsWith(", 0)");
    if (isSeen && Number.parseFloat(outlineWidth) >= 2) return true;
    return ["::before", "::after"].some((pseudo) => {
      const { boxShadow, zIndex } = getComputedStyle(shown, pseudo);
      return Number(zIndex) > 0 && /^rgba?\([^)]+\).* [2-9]px inset$/.test(boxShadow);
    });
  }
}
