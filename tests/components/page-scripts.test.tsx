import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
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

/* The script at the end of a page. page-load.spec.ts and deferred-scripts.spec.ts test it with a whole page. */
describe("deferred scripts", () => {
  /** Reports paints to the page. */
  let report: (names: readonly string[]) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, {
      PerformanceObserver: class {
        observe = jest.fn();
        constructor(callback: (paints: { getEntriesByName: (name: string) => readonly string[] }) => void) {
          report = (names) =>
            callback({ getEntriesByName: (name) => names.filter((other) => other === name) });
        }
      },
    });
    const page = deferScripts('<body><script src="/_next/a.js" async=""></script></body>');
    const starter = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? "";
    document.body.innerHTML =
      // The framework may add one that has no hash.
      deferredElement({ src: "/_next/b" }) +
      ["src", "href"]
        .map((url) => deferredElement({ [url]: "/_next/a", async: "", integrity: "sha256-a" }))
        .join("");
    new Function(starter)();
  });

  /** The attributes of what has started. */
  const started = () =>
    [...document.querySelectorAll("script:not([type]), link")].map((element) =>
      element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
    );

  const all = [
    ["src=/_next/b"],
    ...["src", "href"].map((url) => [`${url}=/_next/a`, "async=", "integrity=sha256-a"]),
  ];

  test("scripts and stylesheets start at the first contentful paint, with their attributes", () => {
    report(["first-paint"]);
    expect(started()).toEqual([]);
    report(["first-paint", "first-contentful-paint"]);
    expect(started()).toEqual(all);
  });

  test("they start two seconds after the page where no paint is reported, as in a background tab", () => {
    jest.advanceTimersByTime(1_999);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(all);
  });

  test("an element that the page's policy refuses does not stop the others", () => {
    const refused = jest.spyOn(Element.prototype, "setAttribute").mockImplementationOnce(() => {
      throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
    });
    const error = jest.spyOn(console, "error").mockReturnValue();
    report(["first-contentful-paint"]);
    expect(started()).toEqual(all.slice(1));
    expect(error).toHaveBeenCalledTimes(1);
    refused.mockRestore();
    error.mockRestore();
  });
});

describe("early clicks", () => {
  const opened = jest.fn();
  const send = () => screen.getByRole("button", { name: "Send" });
  const open = () => screen.getByRole("button", { name: "Open" });
  let user: UserEvent;

  /** Lets the scripts arrive. From then on, the button that raises a notice works. */
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
    <button type="button" data-notice="news">Open</button>
    <button type="button">Send</button>
    <a href="#text">Read</a>
    <p id="text">Words</p>
    <input aria-label="Name">`;
    captureEarlyClicks();
  });

  test("a click from before hydration counts once, a moment later, and one after it as usual", async () => {
    await user.click(open());
    jest.advanceTimersByTime(1900);
    await hydrate();
    expect(opened).toHaveBeenCalledTimes(1);
    await user.click(open());
    await hydrate();
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test("a click that neither raises a notice nor sends a form is not repeated", async () => {
    await user.click(send());
    send().addEventListener("click", opened);
    await hydrate();
    expect(opened).not.toHaveBeenCalled();
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
    ["clicks another button", () => user.click(send())],
    ["follows a link by keyboard", () => user.keyboard("[Tab][Tab][Enter]")],
    ["has waited for two seconds", async () => jest.advanceTimersByTime(2100)],
  ])("a click from before hydration is forgotten when the visitor then %s", async (_, moveOn) => {
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
    ["reaches its button by itself", false],
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
