import { dirname } from "node:path";
import type { Route } from "next";
import type { PageContent } from "../../content/schema.ts";
import { loadPages } from "../../lib/build/registry.ts";
import { type Scenario, unknownPath } from "../scenarios/list.ts";
import { changedPages } from "./changed-pages.ts";

/** Whether a run tests everything instead of one page of each kind. */
export const testsAll = process.env.TEST_ALL === "1";

/** One page of each kind: with a hero, of the solutions' template, with cards, with a form, and the dashboard. */
const samples: readonly Route[] = ["/", "/solutions/education", "/pricing", "/contact", "/dashboard"];

/** Scenarios that show the same parts as another one, with other words. */
const alike = /^demo-|^onboarding-[23]$/;

const changed = testsAll ? [] : [...changedPages()];

/** The pages that are tested because they have changed since `main`. */
export const changedPaths: readonly string[] = changed
  .filter((file) => file.endsWith("/page.tsx"))
  .map((file) => `/${dirname(file).slice("app/".length)}`);

const isChanged = (path: string) => changedPaths.includes(path);

/** Loads the pages that a test names: for properties that do not depend on words. With TEST_ALL=1, every page. */
export async function loadSamplePages(paths: readonly Route[]): Promise<readonly PageContent[]> {
  const pages = await loadPages();
  return pages.filter(({ path }) => testsAll || paths.includes(path));
}

/** Whether a path is a sample, or has changed since `main`. With TEST_ALL=1, every path is. */
export const isSample = (path: string): boolean =>
  testsAll || isChanged(path) || samples.some((sample) => sample === path);

/** Whether a scenario is tested by default. With TEST_ALL=1, every scenario is. */
export const isSampleScenario = ({ name, path }: Scenario): boolean =>
  (isSample(path) || path === unknownPath) &&
  // The layout shows onboarding.
  (testsAll || isChanged(path) || changed.includes("app/layout.tsx") || !alike.test(name));

/** Whether no other page shares the path's template: one solution page represents the others. */
export const isOwnTemplate = (path: string): boolean => isSample(path) || !path.startsWith("/solutions/");
