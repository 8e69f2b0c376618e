import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import pricing from "../../content/pages/pricing.ts";
import { loadPages } from "../../lib/build/registry.ts";
import { pageSlug } from "../../lib/urls.ts";
import { drawn, listenToMotion } from "./in-page.ts";
import { engineName, start } from "./start.ts";
import { until } from "./until.ts";

// Every route with reduced motion: nothing moves while a picture is taken.

const { engine, visitor } = await start({ reducedMotion: true });
const { see, click, open, skipOnboarding } = visitor;
await engine.resize(1280, 800);
await skipOnboarding();

const pictures = "test-results/engines";
mkdirSync(pictures, { recursive: true });
const photosCame = () => [...document.images].every(({ complete }) => complete);

for (const page of await loadPages()) {
  test(`${page.path} has its title, fits its window, and writes nothing to the console`, async () => {
    await open(page.path);
    assert.equal(await engine.evaluate(() => document.title), page.title);
    for (const width of [engine.narrowest, 1280]) {
      await engine.resize(width, 800);
      const wide = await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px wider than ${width}`);
    }
    // MiniBrowser's own buttons take some of the window's height.
    await engine.resize(1280, (await engine.evaluate(() => document.documentElement.scrollHeight)) + 100);
    await until("all photos have arrived", () => engine.evaluate(photosCame));
    await engine.evaluate(drawn);
    writeFileSync(`${pictures}/${pageSlug(page.path)}-${engineName}.png`, await engine.takePicture());
    const words = await engine.evaluate(() => (globalThis as unknown as { words: string[] }).words);
    assert.deepEqual(words, []);
  });
}

test("pages change in an instant", async () => {
  await engine.resize(1280, 800);
  await open(pricing.path);
  const isReduced = await engine.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  assert.ok(isReduced, "motion is reduced");
  await engine.evaluate(listenToMotion);
  await click("link", navigation.items[2].name);
  await see("heading", about.head.title, { focused: true });
  const motion = () => engine.evaluate(() => (globalThis as unknown as { motion: number[] }).motion);
  await until("both pages have faded", async () => (await motion()).length >= 2);
  assert.ok(Math.max(...(await motion())) <= 0.1, `${await motion()} s`);
});
