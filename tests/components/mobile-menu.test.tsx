import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MobileMenu } from "@/components/islands/header/mobile-menu";

const toggle = () => screen.getByRole("button", { name: "Menu" });
const link = (name: string) => screen.getByRole("link", { name });
const user = userEvent.setup();

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
