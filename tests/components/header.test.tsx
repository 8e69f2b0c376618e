import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Disclosure } from "@/components/islands/header/disclosure";

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const byText = (text: string) => screen.getByText(text);
const isOpen = () => byText("Menu").closest("details")?.open;

/** Says whether the menu has a box: jsdom has no layout. */
const layOut = (isShown: boolean) => {
  byText("Menu").getClientRects = () => ({ length: isShown ? 1 : 0 }) as DOMRectList;
};

function renderMenu(coversPage: boolean): void {
  render(
    <>
      <header>
        <a href="#logo">Logo</a>
        <Disclosure className="" coversPage={coversPage}>
          <a href="#fruit">Fruit</a>
          <details suppressHydrationWarning>
            <summary>Menu</summary>
            <a href="#pears">Pears</a>
          </details>
        </Disclosure>
      </header>
      <main>Page</main>
      <footer>Legal</footer>
    </>,
  );
  layOut(true);
}

// Next.js follows a link itself, unless a key is held.
document.body.addEventListener("click", (event) => {
  if ((event.target as Element).matches("a") && !event.ctrlKey) event.preventDefault();
});

beforeEach(() => {
  jest.useFakeTimers();
});

describe.each([false, true])("a menu that covers the page: %p", (coversPage) => {
  beforeEach(async () => {
    renderMenu(coversPage);
    await user.click(byText("Menu"));
    expect(isOpen()).toBe(true);
  });

  test.each([
    ["its summary is clicked again", () => user.click(byText("Menu")), "Menu"],
    ["Escape is pressed in it", () => user.keyboard("[Tab][Escape]"), "Menu"],
    ["one of its links is followed", () => user.click(byText("Pears")), "Menu"],
    ["a link beside it is followed", () => user.click(byText("Logo")), "Logo"],
    ["the visitor goes back", async () => fireEvent.popState(window), "Menu"],
    ["the browser leaves the page", async () => fireEvent(window, new Event("pagehide")), "Menu"],
  ])("closes when %s", async (_, leave, focused) => {
    await leave();
    expect(isOpen()).toBe(false);
    expect(byText(focused)).toHaveFocus();
  });

  test("stays open for a link that opens elsewhere, and an Escape handled elsewhere", () => {
    // jsdom would follow it later, in the next test.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(byText("Pears"), { ctrlKey: true });
    byText("Page").addEventListener("keydown", (event) => event.preventDefault());
    fireEvent.keyDown(byText("Page"), { key: "Escape" });
    expect(isOpen()).toBe(true);
  });

  test("closes for a resize only if that hides it", () => {
    fireEvent(window, new Event("resize"));
    expect(isOpen()).toBe(true);
    layOut(false);
    fireEvent(window, new Event("resize"));
    expect(isOpen()).toBe(false);
  });
});

test("the page behind a menu that covers it is inert until a link closes the menu", async () => {
  renderMenu(true);
  await user.click(byText("Menu"));
  // jsdom fires its own event by a timer, and the timers of this test are fake.
  fireEvent(byText("Menu").closest("details") as HTMLElement, new Event("toggle"));
  for (const text of ["Page", "Legal"]) expect(byText(text)).toHaveAttribute("inert");
  fireEvent.click(byText("Pears"));
  for (const text of ["Page", "Legal"]) expect(byText(text)).not.toHaveAttribute("inert");
});

describe("a menu beside the page", () => {
  beforeEach(() => renderMenu(false));

  test.each([
    ["something else is pressed", () => fireEvent.pointerDown(byText("Page"))],
    ["the focus leaves it", () => user.keyboard("{Shift>}[Tab][Tab]{/Shift}")],
  ])("closes when %s", async (_, leave) => {
    await user.click(byText("Menu"));
    act(() => byText("Pears").focus());
    act(() => byText("Menu").focus());
    expect(isOpen()).toBe(true);
    await leave();
    expect(isOpen()).toBe(false);
  });

  test("opens when a mouse enters it, and closes soon after it has left", async () => {
    await user.hover(byText("Fruit"));
    expect(isOpen()).toBe(true);
    await user.unhover(byText("Fruit"));
    await user.hover(byText("Pears"));
    await user.unhover(byText("Pears"));
    expect(isOpen()).toBe(true);
    act(() => jest.advanceTimersByTime(200));
    expect(isOpen()).toBe(false);
  });

  test.each([
    ["a click on its button has pinned it", () => user.click(byText("Menu"))],
    ["it has the focus", async () => act(() => byText("Pears").focus())],
  ])("stays when a mouse leaves it, if %s", async (_, hold) => {
    await user.hover(byText("Fruit"));
    await hold();
    await user.hover(byText("Page"));
    act(() => jest.advanceTimersByTime(200));
    expect(isOpen()).toBe(true);
  });

  test("does not open for a finger on its link", async () => {
    await user.pointer({ keys: "[TouchA>]", target: byText("Fruit") });
    expect(isOpen()).toBe(false);
  });
});
