import { beforeEach, expect, jest, test } from "@jest/globals";
import { deferScripts, lateScript } from "@/scripts/post-build/defer-scripts";

/* The script at the end of a page. page-load.spec.ts and deferred-scripts.spec.ts test it with a whole page. */

/** Reports paints to the page. */
let report: (names: readonly string[]) => void;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    PerformanceObserver: class {
      observe = jest.fn();
      constructor(callback: (paints: { getEntriesByName: (name: string) => readonly string[] }) => void) {
        report = (names) => callback({ getEntriesByName: (name) => names.filter((other) => other === name) });
      }
    },
  });
  const page = deferScripts('<body><script src="/_next/a.js" async=""></script></body>');
  const starter = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? "";
  document.body.innerHTML =
    foreign +
    ["src", "href"]
      .map((url) => lateScript({ [url]: "/_next/a", async: "", integrity: "sha256-a" }))
      .join("");
  new Function(starter)();
});

/** What somebody else may have put into the page: without a hash, and with attributes that the build does not write. */
const foreign = [
  '<script type="text/plain" data-src="/_next/a"></script>',
  '<script type="text/plain" data-src="/_next/b" data-integrity="sha256-b" data-onload="alert()"></script>',
].join("");

/** The attributes of what has started. */
const started = () =>
  [...document.querySelectorAll("script:not([type]), link")].map((element) =>
    element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
  );

const all = [
  ["src=/_next/b", "integrity=sha256-b"],
  ...["src", "href"].map((url) => [`${url}=/_next/a`, "async=", "integrity=sha256-a"]),
];

test("scripts and sheets with a hash start at the first words, with the attributes of such elements", () => {
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
