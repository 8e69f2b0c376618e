import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Route } from "next";
import type { ReactNode } from "react";
import { PageNavigation } from "@/components/islands/navigation/page-navigation";
import { PageLink } from "@/components/ui/page-link";
import { Router } from "../support/router";

const prefetch = jest.fn();
const prefetched = () => prefetch.mock.calls.map(([path]) => path);
const observed: Element[] = [];
let report: (entries: readonly object[]) => void;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "performance"] });
  jest.restoreAllMocks();
  prefetch.mockClear();
  history.replaceState(null, "", "/");
  // jsdom has neither.
  Object.assign(navigator, { connection: { saveData: false, effectiveType: "4g" } });
  const observer = { observe: (link: Element) => observed.push(link), disconnect: () => observed.splice(0) };
  Object.assign(window, {
    IntersectionObserver: jest.fn((callback: typeof report) => {
      report = callback;
      return observer;
    }),
  });
});

/** Returns a page, and the parts that all pages share. */
const pageOf = (pathname: string, page: ReactNode, header?: ReactNode) => (
  <Router pathname={pathname} prefetch={prefetch}>
    {header}
    <main>
      <PageNavigation>{page}</PageNavigation>
    </main>
  </Router>
);

/** Returns links, each with its URL as text, in an element of its own. */
const linksTo = (hrefs: readonly string[], props = {}) =>
  hrefs.map((href) => (
    <PageLink key={href} href={href as Route} {...props}>
      <b>{href}</b>
    </PageLink>
  ));

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

test("a link to the current page scrolls to its top and focuses its heading", () => {
  const scrollTo = jest.spyOn(window, "scrollTo");
  const entries = history.length;
  render(pageOf("/", [<h1 key="title">Home</h1>, linksTo(["/"])]));
  expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
  act(() => jest.runOnlyPendingTimers());
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole("heading")).toHaveFocus();
  expect(screen.getByRole("link")).not.toHaveAttribute("aria-busy");
  expect(history).toHaveLength(entries);
  // With the tabindex, a later click on the heading would focus it.
  screen.getByRole("link").focus();
  expect(screen.getByRole("heading")).not.toHaveAttribute("tabindex");
});

test.each([
  ["the visitor goes back", () => fireEvent.popState(window)],
  ["the browser leaves the page", () => fireEvent(window, new Event("pagehide"))],
  ["the visitor stays on the page", () => fireEvent.click(screen.getByText("/?part=a#part"))],
])("only the last link that was followed is busy, until %s", (_, end) => {
  // jsdom follows no link to another page.
  document.addEventListener("click", prevent);
  render(pageOf("/", null, linksTo(["/about", "/blog", "/?part=a#part"])));
  fireEvent.click(screen.getByText("/about"));
  fireEvent.click(screen.getByText("/blog"));
  expect(screen.getByRole("link", { busy: true })).toHaveTextContent("/blog");
  act(() => end());
  expect(screen.queryByRole("link", { busy: true })).toBeNull();
  document.removeEventListener("click", prevent);
});

test.each(["https://other.example/", "mailto:a@b.example?subject=Hi", "tel:+1-555-0100", "/terms.pdf"])(
  "a link to %s is left to the browser, and gets the focus if Back loads the page again",
  (href) => {
    const page = pageOf("/", linksTo(["/about", href]));
    const { unmount } = render(page);
    const leave = jest.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    document.addEventListener("click", leave, { once: true });
    fireEvent.click(screen.getByText(href));
    expect(leave).toHaveBeenCalled();
    expect(screen.queryByRole("link", { busy: true })).toBeNull();

    unmount();
    const reload = { type: "back_forward" } as unknown as PerformanceEntry;
    jest.spyOn(performance, "getEntriesByType").mockReturnValue([reload]);
    render(page);
    expect(screen.getByText(href).closest("a")).toHaveFocus();
  },
);

describe("pages are fetched ahead", () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  /** Brings all links of the page into view, and waits until the browser is idle. */
  const enterView = () => {
    act(() => report(observed.map((target) => ({ target, isIntersecting: true }))));
    act(() => jest.runOnlyPendingTimers());
  };

  test("on each hover and focus of a link to another page", async () => {
    render(pageOf("/", linksTo(["/about#team", "/", "https://other.example/about", "/terms.pdf"])));
    for (const link of screen.getAllByText(/./)) {
      await user.hover(link);
      await user.tab();
    }
    expect(prefetched()).toEqual(["/about", "/about"]);
  });

  test("once each when their links are in view, and only a few before the first scroll", () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/page/${index}`);
    const hrefs = ["/", "https://other.example/page", "/terms.pdf", ...paths, "/page/0?a=b#part"];
    const page = [<nav key="nav">{linksTo(["/breadcrumb"])}</nav>, ...linksTo(hrefs)];
    const { rerender } = render(pageOf("/", page));
    enterView();
    expect(prefetched()).toEqual(paths.slice(0, 8));
    Object.assign(window, { scrollY: 1 });
    enterView();
    rerender(pageOf("/other", page));
    enterView();
    expect(prefetched()).toEqual(paths);
    Object.assign(window, { scrollY: 0 });
  });

  test("some seconds later at the latest, even if the page never ends loading", () => {
    jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    render(pageOf("/", linksTo(["/late"])));
    expect(observed).toEqual([]);
    act(() => jest.advanceTimersByTime(5000));
    enterView();
    expect(prefetched()).toEqual(["/late"]);
  });

  test.each([
    { connection: null, path: "/without" },
    { connection: {}, path: "/unknown" },
  ])("with a connection that is $connection", ({ connection, path }) => {
    Object.assign(navigator, { connection });
    render(pageOf("/", linksTo([path])));
    enterView();
    expect(prefetched()).toEqual([path]);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "but not with %j",
    async (slow) => {
      Object.assign(navigator, { connection: { effectiveType: "4g", ...slow } });
      render(pageOf("/", linksTo(["/saved"])));
      await user.hover(screen.getByRole("link"));
      expect(observed).toEqual([]);
      expect(prefetched()).toEqual([]);
    },
  );
});
