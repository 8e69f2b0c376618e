import assert from "node:assert/strict";
import { test } from "node:test";
import about from "../../content/pages/about.ts";
import home from "../../content/pages/home.ts";
import { linesOf } from "./in-page.ts";
import { start } from "./start.ts";

// The site in forced colors, such as those of Windows' contrast themes. WebKit has none.

const { engine, visitor } = await start({ forcedColors: true });
const { open, skipOnboarding } = visitor;
await engine.resize(1280, 800);
await skipOnboarding();

for (const { path } of [home, about])
  test(`lines on ${path} show buttons, the focus and the current page`, async () => {
    await open(path);
    const isForced = await engine.evaluate(() => matchMedia("(forced-colors: active)").matches);
    assert.ok(isForced, "colors are forced");
    const buttons = await engine.evaluate(linesOf, ".button", "border-top");
    await engine.pressKey("Tab");
    const focused = await engine.evaluate(linesOf, ":focus", "outline");
    assert.equal(focused.length, 1);
    assert.ok(buttons.length > 1, `${buttons.length} buttons`);
    for (const { element, isDrawn, width, color, ground } of [...buttons, ...focused])
      assert.ok(isDrawn && width >= 1 && color !== ground, `${width} px, ${color} on ${ground}: ${element}`);
    const marks = await engine.evaluate(() =>
      [...document.querySelectorAll("header .header-entry")].map((entry) => [
        entry.ariaCurrent !== null,
        getComputedStyle(entry).textDecorationLine === "underline",
      ]),
    );
    assert.ok(
      marks.some(([isCurrent]) => isCurrent),
      "an entry is current",
    );
    for (const [isCurrent, isMarked] of marks) assert.equal(isMarked, isCurrent);
  });
