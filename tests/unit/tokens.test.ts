import { expect, test } from "@jest/globals";
import { readColors } from "../../lib/build/tokens.ts";

test("each scheme has the colors of the page, not of its parts", () => {
  const css = `
:root,
.on-light {
  --ink: #111;
  --data: #222;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ink: #eee;
    --data: var(--ink);
  }
}
.inverse {
  --ink: #fff;
  --focus: #333;
}
`;
  expect(readColors(css)).toEqual({ light: { ink: "#111", data: "#222" }, dark: { ink: "#eee" } });
});
