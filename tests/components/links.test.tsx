import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NavLink } from "@/components/islands/header/nav-link";
import { FocusOnNavigation } from "@/components/islands/navigation/focus-on-navigation";
import { PrefetchOnHover } from "@/components/islands/navigation/prefetch-on-hover";

test.each([
  ["/solutions", "page"],
  ["/solutions/health", "true"],
  ["/solutions/unknown", null],
  ["/about", null],
])("on %s, the entry of /solutions is current: %p", (path, current) => {
  render(
    <PathnameContext value={path}>
      <NavLink href="/solutions" below={["/solutions/education", "/solutions/health"]}>
        Solutions
      </NavLink>
    </PathnameContext>,
  );
  expect(screen.getByRole("link").getAttribute("aria-current")).toBe(current);
});

test.each([
  ["alone", {}, false],
  ["with Ctrl", { ctrlKey: true }, true],
  ["with Command", { metaKey: true }, true],
  ["with Shift", { shiftKey: true }, true],
  ["with Alt", { altKey: true }, true],
])(
  "a click %s on a link to a part of the page is left to the browser if it is modified",
  (_, modifiers, isBrowsers) => {
    const scrollIntoView = jest.spyOn(Element.prototype, "scrollIntoView");
    render(
      <>
        <FocusOnNavigation />
        <a href="#team">The team</a>
        <h2 id="team">Team</h2>
      </>,
    );
    // False if the page has prevented the browser's own action.
    expect(fireEvent.click(screen.getByRole("link"), modifiers)).toBe(isBrowsers);
    expect(scrollIntoView.mock.contexts).toEqual(isBrowsers ? [] : [screen.getByRole("heading")]);
    scrollIntoView.mockRestore();
  },
);

/* What the router keeps, and for how long, is tested in tests/e2e/network.spec.ts. */

test("each hover and focus of a link prefetches the page behind it", async () => {
  const prefetch = jest.fn();
  render(
    <AppRouterContext value={{ prefetch } as unknown as AppRouterInstance}>
      <PrefetchOnHover />
      <a href="/about#team">
        <b>About</b>
      </a>
      <a href="/">Home</a>
      <a href="https://other.example/about">Other site</a>
    </AppRouterContext>,
  );
  const user = userEvent.setup();
  for (let visit = 0; visit < 2; visit++) {
    await user.hover(screen.getByText("About"));
    await user.unhover(screen.getByText("About"));
  }
  for (let link = 0; link < 3; link++) await user.tab();
  await user.hover(screen.getByText("Other site"));
  expect(prefetch.mock.calls.map(([path]) => path)).toEqual(["/about", "/about", "/about"]);
});
