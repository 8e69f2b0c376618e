// Functions that run in the page, so they are self-contained.

/** An element as visitors perceive it. */
export interface Seen {
  /** Its middle, in the window. */
  x: number;
  y: number;
  /** Whether a click there reaches it. */
  uncovered: boolean;
  focused: boolean;
  expanded: boolean;
  checked: boolean;
  /** Its description, such as an error message. */
  description: string;
}

export type Role = "heading" | "link" | "button" | "textbox" | "radio" | "checkbox" | "region" | "text";

/**
 * Returns the visible element with this role and these words; of "text", the innermost one. One
 * outside of the window can be brought to its middle. Plainer than browsers name elements, and held in Chromium.
 */
export function look(role: Role, words: string, bring: boolean): Seen | null {
  const selectors: Record<Role, string> = {
    heading: "h1, h2, h3",
    link: "a",
    button: "button",
    textbox: "input, textarea",
    radio: "[type=radio]",
    checkbox: "[type=checkbox]",
    region: "section[aria-label]",
    text: "*",
  };
  const element = [...document.body.querySelectorAll<HTMLInputElement>(selectors[role])].findLast(
    (candidate) => {
      const heading = document.getElementById(candidate.getAttribute("aria-labelledby") ?? "");
      const label = heading ?? candidate.labels?.[0] ?? candidate;
      const name = candidate.ariaLabel ?? label.innerText ?? "";
      return (
        name.replace(/\s+/g, " ").trim() === words && candidate.checkVisibility({ visibilityProperty: true })
      );
    },
  );
  if (!element) return null;
  // A box to tick is drawn by its label.
  const drawn = (role === "radio" || role === "checkbox" ? element.labels?.[0] : null) ?? element;
  const { top, bottom } = drawn.getBoundingClientRect();
  if (bring && (top < 0 || bottom > innerHeight))
    drawn.scrollIntoView({ block: "center", behavior: "instant" });
  const box = drawn.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return {
    x,
    y,
    uncovered: drawn.contains(document.elementFromPoint(x, y)),
    focused: document.activeElement === element,
    expanded: element.ariaExpanded === "true",
    checked: element.checked,
    description: document.getElementById(element.getAttribute("aria-describedby") ?? "")?.innerText ?? "",
  };
}

/** Waits until changes are drawn. */
export function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Records the console and the browser's errors from now on. */
export function listen(): void {
  const words: string[] = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    console[level] = (...told) => words.push(`console.${level}: ${told.join(" ")}`);
  // Captured: a failed file fires its event only at the element that requested it.
  for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(
      type,
      (event: Event & { message?: string; reason?: string; blockedURI?: string }) =>
        words.push(
          `${type}: ${event.message ?? event.reason ?? event.blockedURI ?? (event.target as Element).outerHTML}`,
        ),
      true,
    );
  Object.assign(globalThis, { words });
}
