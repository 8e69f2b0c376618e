import { beforeEach, expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { useSingleClicks } from "@/components/islands/navigation/use-single-clicks";

const clicked = jest.fn();

function Page() {
  useSingleClicks();
  return (
    <main onClickCapture={clicked}>
      <button type="button">Continue</button>
      <details>
        <summary>Menu</summary>
      </details>
      <a href="#part">Part</a>
      <p>Text</p>
    </main>
  );
}

/** Clicks on a text, as the browser counts it. Returns whether the click does what it would by itself. */
const click = (text: string, detail: number) => fireEvent.click(screen.getByText(text), { detail });

beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockClear();
  render(<Page />);
});

test.each(["Continue", "Menu", "Part"])("the second click of a double click on %s hits nothing", (first) => {
  click(first, 1);
  jest.advanceTimersByTime(250);
  for (const second of ["Continue", "Menu", "Part", "Text"]) {
    expect(fireEvent.mouseDown(screen.getByText(second), { detail: 2 })).toBe(false);
    expect(click(second, 2)).toBe(false);
  }
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("someone who presses twice a second presses each time, as does a keyboard user", () => {
  for (const detail of [1, 2, 3, 4]) {
    click("Continue", detail);
    jest.advanceTimersByTime(400);
  }
  for (const _ of [1, 2]) click("Continue", 0);
  expect(clicked).toHaveBeenCalledTimes(6);
});

test("a double click on text selects a word", () => {
  click("Text", 1);
  expect(fireEvent.mouseDown(screen.getByText("Text"), { detail: 2 })).toBe(true);
  expect(click("Text", 2)).toBe(true);
});
