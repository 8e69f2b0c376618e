import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { parse } from "node-html-parser";
import { markEarlyClicks, takeEarlySubmit } from "@/components/head-script/early-clicks";
import { watchPhotos } from "@/components/head-script/watch-photos";
import { deferredElement, deferScripts } from "@/scripts/post-build/defer-scripts";

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

// page-load.spec.ts tests that they start at the first paint.
test("files start after two seconds without a paint, even if the policy refuses one", () => {
  jest.useFakeTimers();
  Object.assign(window, { PerformanceObserver: jest.fn(() => ({ observe: () => {} })) });
  const attributes = { async: "", "data-precedence": "next" };
  const late: Record<string, string>[] = [
    { src: "/refused" },
    { src: "/a", ...attributes },
    { rel: "stylesheet", href: "/a", ...attributes },
  ];
  const page = parse('<body><script src="/_next/b" async></script></body>');
  deferScripts(page);
  document.body.innerHTML = late.map(deferredElement).join("");
  new Function(page.querySelector("script:not([type])")?.textContent ?? "")();
  jest.spyOn(Element.prototype, "setAttribute").mockImplementationOnce(() => {
    throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
  });
  jest.spyOn(console, "error").mockReturnValue();
  const attributesOf = ({ attributes: all }: Element) =>
    Object.fromEntries([...all].map(({ name, value }) => [name, value]));
  const started = () => [...document.querySelectorAll("script:not([type]), link")].map(attributesOf);
  jest.advanceTimersByTime(1_999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(late.slice(1));
  jest.restoreAllMocks();
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
