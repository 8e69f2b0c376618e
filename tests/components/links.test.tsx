import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";
import { PageNavigation } from "@/components/islands/navigation/page-navigation";
import { PageLink } from "@/components/ui/page-link";

const prefetch = jest.fn();
const prefetched = () => prefetch.mock.calls.map(([path]) => path);
const connection = { saveData: false, effectiveType: "4g" };
const observed: Element[] = [];
let report: (entries: readonly object[]) => void;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "performance"] });
  prefetch.mockClear();
  Object.assign(connection, { saveData: false, effectiveType: "4g" });
  // jsdom has neither.
  Object.assign(navigator, { connection });
  window.IntersectionObserver = class {
    observe(link: Element) {
      observed.push(link);
    }
    disconnect() {
      observed.length = 0;
    }
    constructor(callback: typeof report) {
      report = callback;
    }
  } as unknown as typeof IntersectionObserver;
});

/** Returns a page, and what stays on all pages. */
const pageOf = (pathname: string, page: ReactNode, header?: ReactNode) => (
  <AppRouterContext value={{ prefetch } as unknown as AppRouterInstance}>
    <PathnameContext value={pathname}>
      {header}
      <main>
        <PageNavigation>{page}</PageNavigation>
      </main>
    </PathnameContext>
  </AppRouterContext>
);

/** Brings all links of the page into view, and waits until the browser is idle. */
function enterView(): void {
  act(() => report(observed.map((target) => ({ target, isIntersecting: true }))));
  act(() => jest.runOnlyPendingTimers());
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

test.each([
  ["ctrlKey", { ctrlKey: true }, {}],
  ["metaKey", { metaKey: true }, {}],
  ["shiftKey", { shiftKey: true }, {}],
  ["altKey", { altKey: true }, {}],
  ["another target", {}, { target: "_blank" }],
  ["download", {}, { download: "" }],
  ["an extension that prevents it", {}, { onClickCapture: prevent }],
])("a click on a link with %s is left to others", (_, keys, props) => {
  const scrollIntoView = jest.spyOn(Element.prototype, "scrollIntoView");
  history.replaceState(null, "", "/");
  render(
    pageOf(
      "/",
      <>
        <PageLink href="/about" {...props}>
          About
        </PageLink>
        <PageLink href="#team" {...props}>
          The team
        </PageLink>
        <h2 id="team">Team</h2>
      </>,
    ),
  );
  for (const link of screen.getAllByRole("link")) {
    // jsdom follows no link to another page.
    document.addEventListener("click", prevent, { once: true });
    fireEvent.click(link, keys);
  }
  expect(screen.queryByRole("link", { busy: true })).toBeNull();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(history.state).toBeNull();
  scrollIntoView.mockRestore();
});

test.each([false, true])(
  "a page fades in after Back, unless the browser has shown it already: %p",
  (isShown) => {
    const { container, rerender } = render(pageOf("/about", null));
    // Not one that the router renders again.
    rerender(pageOf("/about", null));
    expect(container.querySelector(".page-in")).toBeNull();
    fireEvent(window, Object.assign(new PopStateEvent("popstate"), { hasUAVisualTransition: isShown }));
    rerender(pageOf("/", null));
    expect(container.querySelector(".page-in") === null).toBe(isShown);
  },
);

test("a link to the page that shows leads to its top and its heading", () => {
  const scrollTo = jest.spyOn(window, "scrollTo");
  history.replaceState(null, "", "/");
  render(
    pageOf(
      location.pathname,
      <>
        <h1>Home</h1>
        <PageLink href={location.pathname as "/"}>Home</PageLink>
      </>,
    ),
  );
  const entries = history.length;
  expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
  act(() => jest.runOnlyPendingTimers());
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole("heading")).toHaveFocus();
  expect(screen.getByRole("link")).not.toHaveAttribute("aria-busy");
  expect(history).toHaveLength(entries);
});

describe("a link whose page is on its way", () => {
  const links = (
    <>
      <PageLink href="/about">About</PageLink>
      <PageLink href="/blog">Blog</PageLink>
      <PageLink href="#part">Part</PageLink>
      <p id="part">Text</p>
      <PageLink href="https://other.example/">Other</PageLink>
    </>
  );
  const busy = () => screen.getAllByRole("link", { busy: true }).map(({ textContent }) => textContent);
  const follow = (name: string) => fireEvent.click(screen.getByRole("link", { name }));

  beforeEach(() => {
    // Next.js's link prevents it.
    document.addEventListener("click", prevent, { once: true });
  });

  test("says so at once, and only the last one does", () => {
    render(pageOf("/", null, links));
    follow("About");
    expect(busy()).toEqual(["About"]);
    follow("Blog");
    expect(busy()).toEqual(["Blog"]);
  });

  test.each([
    ["its page shows", (rerender: (page: ReactNode) => void) => rerender(pageOf("/about", null, links))],
    ["the visitor goes back", () => fireEvent.popState(window)],
    ["the browser leaves the page", () => fireEvent(window, new Event("pagehide"))],
    ["the visitor stays on the page", () => follow("Part")],
    ["the visitor opens another site", () => follow("Other")],
  ])("says so until %s", (_, end) => {
    const { rerender } = render(pageOf("/", null, links));
    follow("About");
    act(() => end(rerender));
    expect(screen.queryByRole("link", { busy: true })).toBeNull();
  });
});

describe("pages are fetched ahead", () => {
  test("on each hover and focus of a link", async () => {
    render(
      pageOf(
        "/",
        <>
          <a href="/about#team">
            <b>About</b>
          </a>
          <a href="/">Home</a>
          <a href="https://other.example/about">Other site</a>
        </>,
      ),
    );
    for (let visit = 0; visit < 2; visit++) {
      await user.hover(screen.getByText("About"));
      await user.unhover(screen.getByText("About"));
    }
    for (let link = 0; link < 3; link++) await user.tab();
    await user.hover(screen.getByText("Other site"));
    expect(prefetched()).toEqual(["/about", "/about", "/about"]);
  });

  test("once each, when their links are in view and the browser is idle", () => {
    const page = (
      <>
        <nav>
          <a href="/breadcrumb">Breadcrumb</a>
        </nav>
        <a href="/seen">Seen</a>
        <a href="/seen#part">Seen too</a>
        <a href="/">This page</a>
        <a href="https://other.example/other">Other site</a>
      </>
    );
    const { rerender } = render(pageOf("/", page));
    act(() => report(observed.map((target) => ({ target, isIntersecting: true }))));
    expect(prefetched()).toEqual([]);
    act(() => jest.runOnlyPendingTimers());
    expect(prefetched()).toEqual(["/seen"]);
    rerender(pageOf("/other", page));
    enterView();
    expect(prefetched()).toEqual(["/seen"]);
  });

  test("a few of them before the first scroll, and others after it", () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/many/${index}`);
    render(
      pageOf(
        "/",
        paths.map((path) => (
          <a key={path} href={path}>
            {path}
          </a>
        )),
      ),
    );
    enterView();
    expect(prefetched()).toEqual(paths.slice(0, 9));
    Object.assign(window, { scrollY: 1 });
    enterView();
    expect(prefetched()).toEqual(paths);
    Object.assign(window, { scrollY: 0 });
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "but not with %j",
    async (slow) => {
      Object.assign(connection, slow);
      render(pageOf("/", <a href="/saved">Saved</a>));
      await user.hover(screen.getByRole("link"));
      expect(observed).toEqual([]);
      expect(prefetched()).toEqual([]);
    },
  );
});
