import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import PageError from "@/app/error";
import GlobalError from "@/app/global-error";
import { pageError } from "@/content/errors";
import { site } from "@/content/site";

test("a page that fails has one title, the error's", () => {
  document.title = "Pricing";
  render(<PageError />);
  expect([...document.querySelectorAll("title")].map(({ text }) => text)).toEqual([pageError.title]);
});

test("the page that replaces a failed layout has a language, and counts as hydrated", () => {
  const start = `<html lang="${site.language}" data-scripts="hydrated">`;
  expect(renderToStaticMarkup(<GlobalError />)).toContain(start);
});
