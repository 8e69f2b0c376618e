import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { markEarlyClicks, takeEarlySubmit } from "@/components/head-script/early-clicks";
import { watchPhotos } from "@/components/head-script/watch-photos";

test.each([
  ["loads", fireEvent.load, 800, "shown"],
  ["fails", fireEvent.error, 0, "failed"],
])("a photo that %s after the page was ready is marked", (_, settle, naturalWidth, mark) => {
  document.body.innerHTML = '<img data-photo="loading" alt="A photo">';
  const photo = screen.getByRole("img");
  // The observer is for photos that loaded earlier.
  jest.spyOn(MutationObserver.prototype, "observe").mockReturnValue();
  watchPhotos();
  jest.restoreAllMocks();
  const state = { complete: true, currentSrc: "/photo", naturalWidth };
  for (const [name, value] of Object.entries(state)) Object.defineProperty(photo, name, { value });
  expect(photo.dataset.photo).toBe("loading");
  // Neither event bubbles.
  settle(photo);
  expect(photo.dataset.photo).toBe(mark);
});

describe("early clicks", () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  const send = () => screen.getByRole("button", { name: "Send" });
  const open = () => screen.getByRole("button", { name: "Open" });
  let user: UserEvent;

  beforeEach(() => {
    Object.assign(window, { scrollY: 0 });
    document.documentElement.dataset.scripts = "running";
    jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    sent.mockClear();
    document.body.innerHTML = `
      <button type="button" data-notice="news">Open</button><form><button type="submit">Send</button></form>
      <a href="#text">Read</a><p id="text">Words</p><input aria-label="Name">`;
    document.forms[0]?.addEventListener("submit", sent);
    markEarlyClicks();
  });

  test("a button is marked until its island handles the click, and a later one is not", async () => {
    await user.click(open());
    jest.advanceTimersByTime(1900);
    expect(open()).toHaveAttribute("aria-busy", "true");
    document.documentElement.dataset.scripts = "hydrated";
    await user.click(send());
    for (const button of [open(), send()]) expect(button).not.toHaveAttribute("aria-busy");
  });

  test("a form is sent once its island mounts, however long that takes", async () => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    document.forms[0]?.addEventListener("submit", stop, { capture: true, once: true });
    send().click();
    jest.advanceTimersByTime(10_000);
    expect(sent).not.toHaveBeenCalled();
    takeEarlySubmit(document.forms[0] as HTMLFormElement);
    jest.runAllTimers();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(send()).not.toHaveAttribute("aria-busy");
  });

  test.each([
    ["scrolls", async () => fireEvent.scroll(Object.assign(window, { scrollY: 120 }).document)],
    ["types", () => user.keyboard("[Tab][Tab][Tab]N")],
    ["touches the text", () => user.pointer({ keys: "[TouchA>]", target: screen.getByText("Words") })],
    ["follows a link by keyboard", () => user.keyboard("[Tab][Tab][Enter]")],
    ["has waited for two seconds", async () => jest.advanceTimersByTime(2100)],
  ])("a click is forgotten if the visitor then %s", async (_, moveOn) => {
    await user.click(open());
    await moveOn();
    expect(open()).not.toHaveAttribute("aria-busy");
  });

  test.each([false, true])("a click that mounts an island, and stops: %p, sends once", (isStopped) => {
    const mount = (event: Event) => {
      if (isStopped) event.stopPropagation();
      takeEarlySubmit(document.forms[0] as HTMLFormElement);
    };
    document.addEventListener("click", mount, { capture: true, once: true });
    send().click();
    jest.runAllTimers();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(send()).not.toHaveAttribute("aria-busy");
  });
});
