import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { Disclosure } from "@/components/islands/header/disclosure";
import { MobileMenu } from "@/components/islands/header/mobile-menu";

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
beforeEach(() => void jest.useFakeTimers());

describe("a menu", () => {
  const headerOn = (path: string) => (
    <PathnameContext value={path}>
      <Disclosure entry={<a href="/fruit">Fruit</a>} label="Fruit menu" icon="v">
        <a href="#apples">Apples</a>
        <a href="#pears">Pears</a>
      </Disclosure>
      <a href="/bread">Bread</a>
      <h1>Food</h1>
    </PathnameContext>
  );

  const entry = () => screen.getByRole("link", { name: "Fruit" });
  const button = () => screen.getByRole("button", { name: "Fruit menu" });
  const apples = () => screen.getByRole("link", { name: "Apples" });
  const heading = () => screen.getByRole("heading");
  const expectOpen = (open: boolean) => expect(button()).toHaveAttribute("aria-expanded", String(open));
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

  let rerender: ReturnType<typeof render>["rerender"];

  beforeEach(() => {
    ({ rerender } = render(headerOn("/bread")));
  });

  test.each([
    ["closes with the focus nowhere", false, async () => {}],
    ["stays open with the focus on its link", true, async () => act(() => apples().focus())],
    [
      "stays open with the focus on the button that opened it",
      true,
      () => user.keyboard("[Tab][Tab][Enter]"),
    ],
    ["closes with the focus on a button that did not open it", false, () => user.keyboard("[Tab][Tab]")],
    ["closes with the focus on its entry", false, () => user.keyboard("[Tab]")],
  ])("a menu left by the mouse %s", async (_, stays, focus) => {
    await user.hover(entry());
    expectOpen(true);
    await focus();
    await user.unhover(entry());
    expectOpen(true);
    await pass(1000);
    expectOpen(stays);
  });

  test.each([
    [100, true],
    [200, false],
  ])("%i ms after the mouse has left, a menu is open: %p", async (milliseconds, open) => {
    await user.hover(entry());
    await user.unhover(entry());
    await pass(milliseconds);
    expectOpen(open);
  });

  test("a menu whose mouse comes back in time stays open", async () => {
    await user.hover(entry());
    await user.unhover(entry());
    await pass(100);
    await user.hover(entry());
    await pass(1000);
    expectOpen(true);
  });

  test.each([true, false])(
    "a pointer that rests there already opens a menu if it can hover: %p",
    (canHover) => {
      cleanup();
      jest
        .spyOn(window, "matchMedia")
        .mockImplementation(
          (query) => ({ matches: query === "(hover: hover)" && canHover }) as MediaQueryList,
        );
      const { matches } = Element.prototype;
      jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
        return selector === ":hover" || matches.call(this, selector);
      });
      render(headerOn("/bread"));
      expectOpen(canHover);
      jest.restoreAllMocks();
    },
  );

  test("a menu stays open when its button opens it just after the mouse has left", async () => {
    await user.hover(entry());
    await user.unhover(entry());
    await user.keyboard("[Tab][Tab][Enter]");
    await pass(1000);
    expectOpen(true);
  });

  test.each([
    ["a mouse", "[MouseLeft]"],
    ["a finger", "[TouchA]"],
  ])("a button opens and closes its menu with %s", async (_, keys) => {
    // The mouse opens the menu on its way to the button, so the first click keeps it open.
    for (const open of [true, false, true]) {
      await user.pointer({ keys, target: button() });
      expectOpen(open);
    }
  });

  test.each([
    ["a mouse presses elsewhere", () => user.pointer({ keys: "[MouseLeft]", target: heading() })],
    ["a finger presses elsewhere", () => user.pointer({ keys: "[TouchA]", target: heading() })],
    ["the focus leaves it", () => user.keyboard("[Tab][Tab][Tab]")],
    ["the page changes", async () => rerender(headerOn("/fruit/apples"))],
  ])("an open menu closes when %s", async (_, leave) => {
    await user.click(button());
    expectOpen(true);
    await leave();
    expectOpen(false);
  });

  test("a menu closes when one of its links is followed, to the page that shows too", async () => {
    await user.click(button());
    act(() => apples().focus());
    await user.keyboard("[Enter]");
    expectOpen(false);
    expect(button()).toHaveFocus();
  });

  test("ArrowDown opens a menu and moves the focus to its first link, without scrolling the page", async () => {
    expect(fireEvent.keyDown(button(), { key: "ArrowDown" })).toBe(false);
    await pass(20);
    expectOpen(true);
    expect(apples()).toHaveFocus();
  });

  test.each([
    ["in the menu", apples, button],
    ["nowhere", () => document.body, button],
    ["elsewhere on the page", () => screen.getByRole("link", { name: "Bread" }), undefined],
  ])("Escape closes a menu with the focus %s", async (_, focused, then) => {
    await user.hover(entry());
    act(() => focused().focus());
    await user.keyboard("[Escape]");
    expectOpen(false);
    expect((then ?? focused)()).toHaveFocus();
  });
});

describe("the mobile menu", () => {
  const toggle = () => screen.getByRole("button", { name: "Menu" });
  const link = (name: string) => screen.getByRole("link", { name });

  /** Everything but the header. */
  const behind = () => ["Skip", "Page", "Site"].map((words) => screen.getByText(words));

  beforeEach(async () => {
    render(
      <>
        <a href="#main">Skip</a>
        <header>
          <a href="#logo">Logo</a>
          <MobileMenu label="Menu" openIcon="=" closeIcon="x">
            <a href="#pears">Pears</a>
          </MobileMenu>
        </header>
        <main>Page</main>
        <footer>Site</footer>
      </>,
    );
    await user.click(toggle());
    for (const part of behind()) expect(part).toHaveAttribute("inert");
  });

  test.each([
    ["its button is pressed again", () => user.click(toggle()), toggle],
    ["Escape is pressed", () => user.keyboard("[Tab][Escape]"), toggle],
    ["one of its links is followed", () => user.click(link("Pears")), toggle],
    ["a link beside it is followed", () => user.click(link("Logo")), () => link("Logo")],
    ["the visitor goes back", async () => fireEvent.popState(window), toggle],
    // Without a layout nothing has a box: the toggle is hidden, as on a desktop.
    ["the window becomes too wide for it", async () => fireEvent(window, new Event("resize")), toggle],
  ])("an open menu closes and frees the page when %s", async (_, leave, focused) => {
    await leave();
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    for (const part of behind()) expect(part).not.toHaveAttribute("inert");
    expect(document.documentElement).not.toHaveAttribute("data-menu");
    expect(focused()).toHaveFocus();
  });
});
