import { waitForHydration } from "../scenarios/wait.ts";
import { type AxeWindow, addAxe } from "../support/axe.ts";
import { settings } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

// Colors that axe does not check: under a pointer, on illustrations, and of controls, charts and the focus.

/** Text (WCAG 1.4.3, and 1.4.6 with more contrast) or a shape (1.4.11), and tokens, each of which appears on each background. */
type Pair = [on: "page" | "inverse", as: "text" | "shape", foregrounds: string[], backgrounds: string[]];

const surfaces = ["surface", "raised", "tint", "depth-0"];
const inverse = ["inverse", "inverse-raised"];
const inks = ["ink", "muted", "accent"];

const pairs: readonly Pair[] = [
  ["page", "text", inks, surfaces],
  ["page", "text", ["danger", "success"], surfaces.slice(0, 2)],
  ["page", "text", ["ink", "muted"], ["danger-field"]],
  ["page", "text", ["disabled-ink"], ["disabled"]],
  ["page", "text", ["ink-on-inverse"], ["chosen"]],
  ["page", "text", ["action-hover-ink"], ["action-hover"]],
  ["page", "text", ["action-active-ink"], ["action-active"]],
  ["inverse", "text", inks, inverse],
  ["inverse", "text", ["action-hover-ink"], ["action-hover"]],
  ["page", "shape", ["line-strong"], surfaces.slice(0, 3)],
  ["page", "shape", ["focus"], surfaces],
  ["page", "shape", ["danger"], ["danger-field"]],
  ["page", "shape", ["action", "data-2"], surfaces.slice(0, 2)],
  ["inverse", "shape", ["line-strong", "focus", "action", "data-2"], inverse],
  ["inverse", "shape", ["data-quiet-on-inverse"], ["inverse"]],
];

/** Where more contrast is requested, actions take their hover colors, and avatars and the coral card are plain. */
const colored: readonly Pair[] = [
  ["page", "text", ["action-ink"], ["action"]],
  ["page", "text", ["ink"], ["depth-1", "depth-2"]],
  ["page", "text", ["ink-on-inverse"], ["depth-8"]],
];

test("the colors of each scheme stand out", async ({ page }) => {
  await page.goto("/contact");
  // All tokens are in the whole stylesheet, which loads before the scripts run.
  await waitForHydration(page);
  // So do scrollbars and form controls.
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light dark");
  await addAxe(page);
  for (const name of ["light", "dark", "more contrast", "more contrast, dark"] as const) {
    await page.emulateMedia(settings[name]);
    const hasMore = name.startsWith("more contrast");
    const ratios = await page.evaluate(contrasts, hasMore ? pairs : [...pairs, ...colored]);
    const low = ratios.filter(({ as, ratio }) => ratio < (as === "shape" ? 3 : hasMore ? 7 : 4.5));
    expect.soft(low, name).toEqual([]);
  }
});

/** Returns the contrast of each pair, 1 to 21; a token that does not exist has none. Runs in the page. */
function contrasts(pairs: readonly Pair[]) {
  const { Color, getContrast } = (window as unknown as AxeWindow).colors;
  const probe = document.body.appendChild(document.createElement("div"));
  const style = getComputedStyle(probe);
  const colorOf = (token: string) => {
    if (!style.getPropertyValue(`--${token}`)) throw new Error(`There is no color --${token}.`);
    probe.style.color = `var(--${token})`;
    const color = new Color(0, 0, 0);
    color.parseString(style.color);
    return color;
  };
  const ratios = pairs.flatMap(([on, as, foregrounds, backgrounds]) => {
    probe.className = on;
    return foregrounds.flatMap((ink) =>
      backgrounds.map((background) => ({
        as,
        pair: `${ink} on ${background}, ${on}`,
        ratio: getContrast(colorOf(background), colorOf(ink)),
      })),
    );
  });
  probe.remove();
  return ratios;
}
