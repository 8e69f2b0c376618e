import type { Page } from "@playwright/test";
import { isWholePage, type Scenario, viewports } from "../support/scenarios.ts";

const light = { colorScheme: "light", contrast: "no-preference", forcedColors: "none" } as const;

/** Visitors' system settings, as Playwright's `page.emulateMedia` takes them. */
const settings = {
  light,
  dark: { ...light, colorScheme: "dark" },
  // Windows' contrast themes set both.
  "forced colors": { ...light, contrast: "more", forcedColors: "active" },
} as const;

/** How a scenario is shown for a screenshot. */
interface Screenshot {
  size: { width: number; height: number };
  setting: keyof typeof settings;
  media?: "print" | "screen";
  /** Whether every link and button looks as under the pointer. */
  isHovered?: true;
  /** The scenarios that have this screenshot; without it, all. */
  of?: (scenario: Scenario) => boolean;
}

/** Sizes between those of phones and desktops have other settings too, so that each screenshot shows two things. */
const screenshots = {
  desktop: { size: viewports.desktop, setting: "light" },
  phone: { size: viewports.phone, setting: "light" },
  dark: { size: { width: 1100, height: 800 }, setting: "dark" },
  "forced-colors": { size: { width: 700, height: 800 }, setting: "forced colors" },
  // The illustration of the home page has another scale there, and forced colors hide it.
  tablet: { size: { width: 700, height: 800 }, setting: "light", of: ({ name }) => name === "home" },
  hover: {
    size: viewports.desktop,
    setting: "light",
    isHovered: true,
    of: (scenario) => isWholePage(scenario) || scenario.name.endsWith("-menu"),
  },
  paper: { size: { width: 700, height: 990 }, setting: "light", media: "print", of: isWholePage },
} satisfies Record<string, Screenshot>;

type ScreenshotName = keyof typeof screenshots;

/** Returns the screenshots of a scenario. A scenario of one viewport alone is always shown in that one. */
export function screenshotsOf(scenario: Scenario): readonly (Screenshot & { name: ScreenshotName })[] {
  const [only, other] = scenario.viewports;
  return Object.entries<Screenshot>(screenshots)
    .filter(([name, { of }]) => of?.(scenario) ?? (other || name === only || !(name in viewports)))
    .map(([name, screenshot]) => ({
      name: name as ScreenshotName,
      ...screenshot,
      size: other === undefined ? viewports[only] : screenshot.size,
    }));
}

/** Returns the options of `page.emulateMedia`. Nothing moves in a screenshot. */
export const mediaOf = ({ setting, media = "screen" }: Pick<Screenshot, "setting" | "media">) =>
  ({ ...settings[setting], reducedMotion: "reduce", media }) as const;

/** Makes links, buttons and the items whose link covers them look as under the pointer. Returns a function that ends it. */
export async function hoverAll(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "a, button, summary, main li",
  });
  // All at once, because the browser computes all styles again before each answer.
  const hover = { forcedPseudoClasses: ["hover"] };
  await Promise.all(nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, ...hover })));
  return () => session.detach();
}
