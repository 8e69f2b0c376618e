import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { parse } from "node-html-parser";
import { captureEarlyClicks } from "@/components/head-scripts/capture-early-clicks";
import { watchPhotos } from "@/components/head-scripts/watch-photos";
import { ReplayEarlyClick } from "@/components/islands/early-clicks/replay-early-click";
import { deferredElement, deferScripts } from "@/scripts/post-build/defer-scripts";

test.each([
  ["loads", fireEvent.load, 800, "shown"],
  ["fails", fireEvent.error, 0, "failed"],
])("a photo that %s after the page was ready is marked", (_, settle, naturalWidth, mark) => {
  document.body.innerHTML = '<img data-photo="loading" alt="A photo">';
  const photo = screen.getByRole("img");
  // The observer is for photos that loaded earlier. Here it would still run while the document is taken down.
  const observe = () => {};
  jest.spyOn(window, "MutationObserver").mockReturnValue({ observe } as unknown as MutationObserver);
  watchPhotos();
  jest.restoreAllMocks();
  Object.defineProperties(photo, {
    complete: { value: true },
    currentSrc: { value: "/photo" },
    naturalWidth: { value: naturalWidth },
  });
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
  const started = () =>
    [...document.querySelectorAll("script:not([type]), link")].map(({ attributes: all }) =>
      Object.fromEntries([...all].map(({ name, value }) => [name, value])),
    );
  jest.advanceTimersByTime(1_999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(late.slice(1));
  jest.restoreAllMocks();
});

describe("early clicks", () => {
  const opened = jest.fn();
  const send = () => screen.getByRole("button", { name: "Send" });
  const open = () => screen.getByRole("button", { name: "Open" });
  let user: UserEvent;

  /** Lets the scripts arrive. From then on, the buttons work. */
  const hydrate = () =>
    act(async () => {
      for (const button of [open(), send()]) button.addEventListener("click", opened);
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
    <button type="button" data-notice="news">Open</button>
    <button type="button">Send</button>
    <a href="#text">Read</a>
    <p id="text">Words</p>
    <input aria-label="Name">`;
    captureEarlyClicks();
  });

  test("a click from before hydration counts once, and one after it as usual", async () => {
    await user.click(open());
    jest.advanceTimersByTime(1900);
    await hydrate();
    expect(opened).toHaveBeenCalledTimes(1);
    await user.click(open());
    await hydrate();
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test("sending a form counts however long the scripts take", async () => {
    send().setAttribute("type", "submit");
    await user.click(send());
    jest.advanceTimersByTime(10_000);
    await hydrate();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["scrolls", async () => scrollTo(120)],
    ["types", () => user.keyboard("[Tab][Tab][Tab]N")],
    ["touches the text", () => user.pointer({ keys: "[TouchA>]", target: screen.getByText("Words") })],
    ["follows a link by keyboard", () => user.keyboard("[Tab][Tab][Enter]")],
    ["has waited for two seconds", async () => jest.advanceTimersByTime(2100)],
  ])("a click from before hydration is forgotten if the visitor then %s", async (_, moveOn) => {
    await user.click(open());
    await moveOn();
    await hydrate();
    expect(opened).not.toHaveBeenCalled();
  });

  test("a click counts if the event of an earlier scroll arrives after it", async () => {
    Object.assign(window, { scrollY: 120 });
    await user.click(open());
    scrollTo(120);
    await hydrate();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["reaches its button without help", false],
    ["is stopped by React", true],
  ])("a click during which the scripts arrive counts once if it %s", async (_, isStopped) => {
    const arrive = (event: Event) => {
      if (isStopped) event.stopPropagation();
      open().addEventListener("click", opened);
      act(() => void render(<ReplayEarlyClick />));
    };
    document.addEventListener("click", arrive, { capture: true, once: true });
    // Not by user-event, which would put off the effects until the click is over.
    open().click();
    await act(async () => {});
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
