import { beforeEach, expect, jest, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import PageError from "@/app/error";
import GlobalError from "@/app/global-error";
import { pageError } from "@/content/errors";
import { site } from "@/content/site";

let errors: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  jest.restoreAllMocks();
  errors = jest.spyOn(console, "error").mockReturnValue();
  sessionStorage.clear();
});

/** Returns how often failed pages have been reloaded so far: jsdom cannot, and reports each attempt. */
function fail() {
  render(<PageError />).unmount();
  return errors.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
}

test("a page that fails is reloaded once in a minute", () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(1e12);
  expect(fail()).toBe(1);
  now.mockReturnValue(1e12 + 59_000);
  expect(fail()).toBe(1);
  history.replaceState(null, "", "/another");
  expect(fail()).toBe(2);
  history.replaceState(null, "", "/");
  now.mockReturnValue(1e12 + 61_000);
  expect(fail()).toBe(3);
});

test("a page that fails is not reloaded where storage is blocked: it might be forever", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(fail()).toBe(0);
});

test("a page that fails has one title, the error's", () => {
  document.title = "Pricing";
  fail();
  expect([...document.querySelectorAll("title")].map(({ text }) => text)).toEqual([pageError.title]);
});

test("the page that replaces a failed layout has a language, and counts as hydrated", () => {
  const start = `<html lang="${site.language}" data-scripts="hydrated">`;
  expect(renderToStaticMarkup(<GlobalError />)).toContain(start);
});
