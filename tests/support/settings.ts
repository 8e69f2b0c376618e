const plain = {
  colorScheme: "light",
  contrast: "no-preference",
  forcedColors: "none",
  reducedMotion: "no-preference",
} as const;

/** What a visitor's system may ask for, as Playwright's `page.emulateMedia` takes it. */
export const settings = {
  light: plain,
  dark: { ...plain, colorScheme: "dark" },
  "more contrast": { ...plain, contrast: "more" },
  "more contrast, dark": { ...plain, contrast: "more", colorScheme: "dark" },
  // As Windows tells of its contrast themes: both at once.
  "forced colours": { ...plain, forcedColors: "active", contrast: "more" },
  "reduced motion": { ...plain, reducedMotion: "reduce" },
} as const;

export type SettingName = keyof typeof settings;
