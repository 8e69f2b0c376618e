import { type SettingName, settings } from "../support/settings.ts";
import { isPage, type Scenario, viewports } from "./list.ts";

/** A way to look at a scenario, of which there is a screenshot. */
interface Look {
  size: { width: number; height: number };
  setting: SettingName;
  media?: "print";
  /** Whether every link and button looks as under the pointer. */
  isHovered?: true;
  /** The scenarios that are looked at in this way; without it, all. */
  of?: (scenario: Scenario) => boolean;
}

const isWholePage = (scenario: Scenario) => isPage(scenario) && !scenario.photosFail;

/** Sizes between those of phones and desktops have settings of their own, so that each screenshot shows two things. */
const looks = {
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
} satisfies Record<string, Look>;

export type LookName = keyof typeof looks;

/** Returns the looks of a scenario. What exists in one viewport alone is always shown in that one. */
export function looksOf(scenario: Scenario): readonly (Look & { name: LookName })[] {
  const [only, other] = scenario.viewports;
  return Object.entries<Look>(looks)
    .filter(
      ([name, { of }]) => of?.(scenario) ?? (other !== undefined || name === only || !(name in viewports)),
    )
    .map(([name, look]) => ({
      name: name as LookName,
      ...look,
      size: other === undefined ? viewports[only] : look.size,
    }));
}

/** Returns what Playwright's `page.emulateMedia` takes. Nothing moves in a screenshot. */
export const mediaOf = ({ setting, media }: Look) =>
  ({ ...settings[setting], reducedMotion: "reduce", media: media ?? "screen" }) as const;
