import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { PageNavigation } from "@/components/islands/navigation/page-navigation";

const prefetch = jest.fn();

const open = (links: ReactNode) =>
  render(
    <AppRouterContext value={{ prefetch } as unknown as AppRouterInstance}>
      <PageNavigation>{links}</PageNavigation>
    </AppRouterContext>,
  );

const keys = ["no key", "ctrlKey", "metaKey", "shiftKey", "altKey"];
test.each(keys)("a click on a link to a section, with %s, is the browser's if there is one", (key) => {
  const isBrowsers = key !== keys[0];
  const scrollIntoView = jest.spyOn(Element.prototype, "scrollIntoView");
  open(
    <>
      <a href="#team">The team</a>
      <h2 id="team">Team</h2>
    </>,
  );
  // False if the page has prevented the browser's action.
  expect(fireEvent.click(screen.getByRole("link"), { [key]: true })).toBe(isBrowsers);
  expect(scrollIntoView.mock.contexts).toEqual(isBrowsers ? [] : [screen.getByRole("heading")]);
  scrollIntoView.mockRestore();
});

test("each hover and focus of a link prefetches the page behind it", async () => {
  open(
    <>
      <a href="/about#team">
        <b>About</b>
      </a>
      <a href="/">Home</a>
      <a href="https://other.example/about">Other site</a>
    </>,
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
