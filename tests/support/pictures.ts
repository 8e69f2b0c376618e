import type { Page } from "@playwright/test";

/** Fixes the date. For pictures, reduce motion too, before opening the page. */
export const fixDate = (page: Page): Promise<void> => page.clock.setFixedTime("2026-11-15T12:00:00Z");
