const plain = {
  colorScheme: "light",
  contrast: "no-preference",
  forcedColors: "none",
  reducedMotion: "no-preference",
} as const;

/** A visitor's system settings, as Playwright's `page.emulateMedia` takes it. */
export const settings = {
  light: plain,
  dark: { ...plain, colorScheme: "dark" },
  // Windows' contrast themes set both.
  "forced colors": { ...plain, forcedColors: "active", contrast: "more" },
  "reduced motion": { ...plain, reducedMotion: "reduce" },
} as const;

export type SettingName = keyof typeof settings;
