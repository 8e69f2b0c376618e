import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Menu } from "@/components/islands/header/menu";

const user = userEvent.setup();
// jsdom has no layout.
const boxes = [{}] as unknown as DOMRectList;
Element.prototype.getClientRects = () => boxes;
const byText = (text: string) => screen.getByText(text);
const details = () => byText("Menu").closest("details") as HTMLDetailsElement;
const behind = () => ["Page", "Legal"].map(byText);

/** Says which summaries have a box. */
function layOut(...names: readonly string[]): void {
  for (const name of ["Menu", "Other"])
    byText(name).getClientRects = () => (names.includes(name) ? boxes : ([] as unknown as DOMRectList));
}

const focus = (text: string) => act(() => byText(text).focus());
const resizeToOther = async () => {
  layOut("Other");
  fireEvent(window, new Event("resize"));
};
const escapeAfterClick = () => user.click(byText("Fresh")).then(() => user.keyboard("[Escape]"));
const page = (coversPage: boolean) => (
  <>
    <header>
      <a href="#logo">Logo</a>
      <details>
        <summary>Other</summary>
      </details>
      <Menu className="" coversPage={coversPage}>
        <a href="#fruit">Fruit</a>
        <details suppressHydrationWarning>
          <summary>Menu</summary>
        </details>
        <div>
          <a href="#apples">Apples</a>
          <p>Fresh</p>
          <a href="#pears">Pears</a>
        </div>
      </Menu>
    </header>
    <main>Page</main>
    <footer>Legal</footer>
  </>
);

describe.each([false, true])("a menu that covers the page: %p", (coversPage) => {
  beforeEach(() => {
    render(page(coversPage));
    layOut("Menu");
  });

  test.each([
    ["its summary is clicked again", () => user.click(byText("Menu")), "Menu"],
    ["Escape is pressed in it", () => user.keyboard("[Tab][Escape]"), "Menu"],
    ["Escape is pressed after a click on its text", escapeAfterClick, "Menu"],
    ["one of its links is followed", () => user.click(byText("Pears")), "Menu"],
    ["a link beside it is followed", () => user.click(byText("Logo")), "Logo"],
    ["the visitor goes back", async () => fireEvent.popState(window), "Menu"],
    ["a resize hides it", resizeToOther, "Other"],
  ])("closes, and keeps the focus, when %s", async (_, leave, focused) => {
    await user.click(byText("Menu"));
    expect(details().open).toBe(true);
    await leave();
    expect(details().open).toBe(false);
    expect(byText(focused)).toHaveFocus();
    for (const part of behind()) expect(part).not.toHaveAttribute("inert");
  });

  test("stays open for a link that opens elsewhere, and a resize that does not hide it", async () => {
    await user.click(byText("Menu"));
    for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
      fireEvent.click(byText("Pears"), { [key]: true });
    fireEvent(window, new Event("resize"));
    expect(details().open).toBe(true);
  });

  test.each(["Fruit", "Menu"])("gives its focus on %s to the other menu if a resize hides it", (focused) => {
    focus(focused);
    resizeToOther();
    expect(byText("Other")).toHaveFocus();
    act(() => byText("Other").blur());
    resizeToOther();
    expect(document.body).toHaveFocus();
  });

  test("ArrowDown opens it, and arrows go through its links, without scrolling the page", () => {
    focus("Menu");
    for (const [key, focused] of [
      ["ArrowDown", "Apples"],
      ["ArrowDown", "Pears"],
      ["ArrowUp", "Apples"],
      ["ArrowUp", "Menu"],
    ] as const) {
      const press = createEvent.keyDown(document.activeElement as Element, { key });
      fireEvent(document.activeElement as Element, press);
      expect(press.defaultPrevented).toBe(true);
      expect(details().open).toBe(true);
      expect(byText(focused)).toHaveFocus();
    }
  });
});

describe("a menu beside the page", () => {
  beforeEach(async () => {
    render(page(false));
    layOut("Menu");
    await user.click(byText("Menu"));
  });

  test.each([
    ["a mouse clicks elsewhere", () => user.pointer({ keys: "[MouseLeft]", target: byText("Page") })],
    ["a finger taps elsewhere", () => user.pointer({ keys: "[TouchA]", target: byText("Page") })],
    ["the focus leaves it", () => user.keyboard("{Shift>}[Tab][Tab]{/Shift}")],
  ])("closes when %s", async (_, leave) => {
    await leave();
    expect(details().open).toBe(false);
    expect(byText("Menu")).not.toHaveFocus();
  });

  test("stays open for what happens in it", async () => {
    await user.click(byText("Fresh"));
    focus("Pears");
    focus("Fruit");
    expect(details().open).toBe(true);
    for (const part of behind()) expect(part).not.toHaveAttribute("inert");
  });
});

test("a menu that covers the page keeps the focus, and the page behind it is inert", async () => {
  render(page(true));
  await user.click(byText("Menu"));
  for (const part of behind()) expect(part).toHaveAttribute("inert");
  for (const [keys, focused] of [
    ["[Tab]", "Apples"],
    ["[Tab][Tab]", "Menu"],
    ["{Shift>}[Tab]{/Shift}", "Pears"],
  ] as const) {
    await user.keyboard(keys);
    expect(byText(focused)).toHaveFocus();
  }
  // As when a notice returns the focus.
  const press = createEvent.keyDown(byText("Pears"), { key: "Tab" });
  press.preventDefault();
  fireEvent(byText("Pears"), press);
  expect(byText("Pears")).toHaveFocus();
});
