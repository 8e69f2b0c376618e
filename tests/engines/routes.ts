import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { onboardedKey } from "../../components/islands/onboarding/keys.ts";
import { loadPages } from "../../lib/build/registry.ts";
import { pageSlug } from "../../lib/urls.ts";
import { drawn } from "./in-page.ts";
import { engineName, start } from "./start.ts";
import { until } from "./until.ts";

// Every route with reduced motion: nothing moves while a picture is taken.

const { engine, visitor } = await start({ reducedMotion: true });
await engine.resize(1280, 800);
await visitor.open("/");
await engine.evaluate((key) => localStorage.setItem(key, "true"), onboardedKey);

const pictures = "test-results/engines";
const photosCame = () => [...document.images].every(({ complete }) => complete);

for (const page of await loadPages()) {
  test(`${page.path} has its title, fits its window, and writes nothing to the console`, async () => {
    await visitor.open(page.path);
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
    // Here, because Playwright, which may start beside this, empties its folder.
    const picture = await engine.takePicture();
    mkdirSync(pictures, { recursive: true });
    writeFileSync(`${pictures}/${pageSlug(page.path)}-${engineName}.png`, picture);
    const words = await engine.evaluate(() => (globalThis as unknown as { words: string[] }).words);
    assert.deepEqual(words, []);
  });
}
