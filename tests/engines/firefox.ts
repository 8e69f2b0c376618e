import puppeteer, { type KeyInput } from "puppeteer-core";
import type { Engine } from "./engine.ts";

/** Starts Firefox, which supports WebDriver BiDi without a driver. */
export async function startFirefox(executablePath: string, reducedMotion: boolean): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: { "ui.prefersReducedMotion": Number(reducedMotion) },
  });
  const page = await browser.newPage();
  return {
    narrowest: 390,
    open: (url) => page.goto(url),
    evaluate: (fn, ...args) => page.evaluate(fn as (...given: unknown[]) => never, ...args),
    moveTo: (x, y) => page.mouse.move(x, y),
    pressButton: () => page.mouse.down(),
    releaseButton: () => page.mouse.up(),
    pressKey: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    takePicture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
