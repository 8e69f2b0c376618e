import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { captureEarlyClicks } from "@/components/head-scripts/capture-early-clicks";
import { ReplayEarlyClick } from "@/components/islands/early-clicks/replay-early-click";

const opened = jest.fn();
const send = () => screen.getByRole("button", { name: "Send" });
const open = () => screen.getByRole("button", { name: "Open" });
let user: UserEvent;

/** Lets the scripts arrive. From then on, the button that opens works. */
const hydrate = () =>
  act(async () => {
    open().addEventListener("click", opened);
    render(<ReplayEarlyClick />);
  });

/** Scrolls the page to a height, in pixels. */
function scrollTo(scrollY: number): void {
  Object.assign(window, { scrollY });
  fireEvent.scroll(document);
}

beforeEach(() => {
  Object.assign(window, { scrollY: 0 });
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  opened.mockClear();
  document.body.innerHTML = `
    <button type="button">Open</button>
    <button type="button">Send</button>
    <a href="#text">Read</a>
    <p id="text">Words</p>
    <input aria-label="Name">`;
  captureEarlyClicks();
});

test("a press from before hydration counts once, a moment later", async () => {
  await user.click(open());
  jest.advanceTimersByTime(1900);
  await hydrate();
  expect(opened).toHaveBeenCalledTimes(1);
  await hydrate();
  expect(opened).toHaveBeenCalledTimes(1);
});

test("sending a form counts however long the scripts take", async () => {
  send().setAttribute("type", "submit");
  await user.click(send());
  jest.advanceTimersByTime(10_000);
  send().addEventListener("click", opened);
  await hydrate();
  expect(opened).toHaveBeenCalledTimes(1);
});

test.each([
  ["scrolls", async () => scrollTo(120)],
  ["types", () => user.keyboard("[Tab][Tab][Tab]N")],
  ["touches the text", () => user.pointer({ keys: "[TouchA>]", target: screen.getByText("Words") })],
  ["presses another button", () => user.click(send())],
  ["follows a link by keyboard", () => user.keyboard("[Tab][Tab][Enter]")],
  ["has waited for two seconds", async () => jest.advanceTimersByTime(2100)],
])("a press from before hydration is forgotten when the visitor then %s", async (_, moveOn) => {
  await user.click(open());
  await moveOn();
  await hydrate();
  expect(opened).not.toHaveBeenCalled();
});

test("a press counts if the event of an earlier scroll arrives after it", async () => {
  Object.assign(window, { scrollY: 120 });
  await user.click(open());
  scrollTo(120);
  await hydrate();
  expect(opened).toHaveBeenCalledTimes(1);
});

test("a press after hydration is not repeated", async () => {
  await hydrate();
  await user.click(open());
  await hydrate();
  expect(opened).toHaveBeenCalledTimes(1);
});
