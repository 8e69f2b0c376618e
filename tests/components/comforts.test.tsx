import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CurrentYear } from "@/components/islands/footer/current-year";
import { Disclosure } from "@/components/islands/header/disclosure";
import { RevealOnScroll } from "@/components/islands/motion/reveal-on-scroll";
import { PageNavigation } from "@/components/islands/navigation/page-navigation";
import { Notices } from "@/components/islands/notices/notices";
import { Onboarding } from "@/components/islands/onboarding/onboarding";
import { noticeLabels, notices } from "@/content/notices";
import { onboarding } from "@/content/onboarding";
import { Router } from "../support/router";

const fail = () => {
  throw new Error("broken");
};
const observer = () => ({ observe: jest.fn(), disconnect: jest.fn(), unobserve: jest.fn() });
const observeBy = (create: () => object) => {
  const Observer = jest.fn(create);
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
};
/** Replaces a property that jsdom does not have. */
const replaceGetter = (target: object, name: string, get: () => unknown) =>
  Object.defineProperty(target, name, { configurable: true, get });

beforeEach(() => {
  jest.restoreAllMocks();
  // An error in a later frame cannot replace the page, so none runs.
  Object.assign(window, { reportError: jest.fn(), requestAnimationFrame: jest.fn() });
  observeBy(observer);
  replaceGetter(window, "visualViewport", () => undefined);
  replaceGetter(navigator, "connection", () => undefined);
  document.documentElement.dataset.onboarding = "";
});

/** The islands of every page. */
const pageAt = (path: string) => (
  <Router pathname={path}>
    <Onboarding content={onboarding} logo="Acme" waves={null}>
      <Disclosure className="">
        <details>
          <summary>Menu</summary>
        </details>
      </Disclosure>
      <main>
        <PageNavigation>
          <h1>{path}</h1>
        </PageNavigation>
        <button type="button" data-notice="preview">
          Try
        </button>
      </main>
      <CurrentYear buildYear={2026} />
    </Onboarding>
    <Notices notices={notices} labels={noticeLabels} icons={{ info: "", success: "", close: "" }} />
    <RevealOnScroll />
  </Router>
);

test.each<[what: string, damage: () => void]>([
  ["the connection is not known", () => replaceGetter(navigator, "connection", fail)],
  ["nothing can be observed", () => observeBy(fail)],
  ["observing cannot end", () => observeBy(() => ({ ...observer(), disconnect: fail }))],
  [
    "the way of loading is not known",
    () => jest.spyOn(performance, "getEntriesByType").mockImplementation(fail),
  ],
  ["nothing takes the focus", () => jest.spyOn(HTMLElement.prototype, "focus").mockImplementation(fail)],
  ["the zoom is not known", () => replaceGetter(window, "visualViewport", fail)],
  ["the year is not known", () => jest.spyOn(Date.prototype, "getFullYear").mockImplementation(fail)],
])("the page stays if %s", async (_what, damage) => {
  damage();
  const { rerender } = render(pageAt("/about"));
  fireEvent.click(screen.getByRole("button", { name: onboarding.next }));
  expect(screen.getByRole("heading", { name: onboarding.steps[1].question })).toBeVisible();
  rerender(pageAt("/pricing"));
  act(() => delete document.documentElement.dataset.onboarding);
  expect(await screen.findByRole("heading", { name: "/pricing" })).toBeVisible();
  expect(reportError).toHaveBeenCalledWith(new Error("broken"));
});

test("the page stays if the list of notices fails", async () => {
  const reported = jest.spyOn(console, "error").mockImplementation(() => {});
  delete document.documentElement.dataset.onboarding;
  render(pageAt("/about"));
  jest.spyOn(document, "addEventListener").mockImplementation(fail);
  fireEvent.click(screen.getByText("Try"));
  await waitFor(() => expect(reported).toHaveBeenCalled());
  expect(screen.getByRole("heading", { name: "/about" })).toBeVisible();
});
