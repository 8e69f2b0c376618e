import { expect, test } from "@jest/globals";
import { joinScripts } from "../../scripts/post-build/join-scripts.ts";

test("inline scripts side by side become one", () => {
  expect(joinScripts("<script>a()</script><script>(b)</script><script>c('<b>')</script>")).toBe(
    "<script>a();(b);c('<b>')</script>",
  );
});

test("others stay as they are: apart, with a type, an id or an address of their own", () => {
  const html =
    '<script>a()</script> <script>b()</script><script type="application/ld+json">{}</script>' +
    '<script>c()</script><script id="d">d()</script><script src="/e.js"></script><script>f()</script>';
  expect(joinScripts(html)).toBe(html);
});
