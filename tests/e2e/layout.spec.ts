import home from "../../content/pages/home.ts";
import { openPage } from "../support/open.ts";
import { expect, test } from "../support/test.ts";

// Browsers set the direction of a page that they translate into Arabic or Hebrew.
test("right to left, the header and the home page's first screen are mirrored", { tag: "@thorough" }, async ({
  page,
}) => {
  await openPage(page, home.path);
  /** Returns how far parts are from the side where lines begin. */
  const startsOf = (direction: "ltr" | "rtl") =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir;
      const parts = document.querySelectorAll("header a:has(svg), h1, h1 ~ *, main img, main figure");
      const boxes = [...parts].slice(0, 6).map((part) => part.getBoundingClientRect());
      return boxes.map(({ left, right }) => Math.round(dir === "ltr" ? left : innerWidth - right));
    }, direction);
  expect(await startsOf("rtl")).toEqual(await startsOf("ltr"));
});
