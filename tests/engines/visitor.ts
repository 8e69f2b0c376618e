import { isHydrated } from "../scenarios/wait.ts";
import type { Engine } from "./engine.ts";
import { drawn, look, type Role, type Seen } from "./in-page.ts";
import { until } from "./until.ts";

/** Returns what a visitor does and perceives in a browser, by roles and by words. */
export function visitorOf(engine: Engine, site: string) {
  /** Waits until an element exists, does not move, and is as expected. */
  async function see(role: Role, name: string, expected: Partial<Seen> = {}, bring = false): Promise<Seen> {
    const words = name.replace(/\s+/g, " ");
    let before: Seen | null = null;
    return until(`the ${role} "${words}" is there, and ${JSON.stringify(expected)}`, async () => {
      await engine.evaluate(drawn);
      const seen = await engine.evaluate(look, role, words, bring);
      const stands = seen?.x === before?.x && seen?.y === before?.y;
      const fits = Object.entries(expected).every(([key, value]) => seen?.[key as keyof Seen] === value);
      before = seen;
      return stands && fits ? seen : undefined;
    });
  }

  /** Waits until an element is not to be seen any more. */
  function seeNo(role: Role, name: string): Promise<boolean> {
    const words = name.replace(/\s+/g, " ");
    const isGone = async () => (await engine.evaluate(look, role, words, false)) === null;
    return until(`the ${role} "${words}" is gone`, isGone);
  }

  async function hover(role: Role, name: string): Promise<Seen> {
    const seen = await see(role, name, { uncovered: true }, true);
    await engine.moveTo(seen.x, seen.y);
    return seen;
  }

  async function clickHere(): Promise<void> {
    await engine.pressButton();
    await engine.releaseButton();
  }

  async function click(role: Role, name: string): Promise<void> {
    await hover(role, name);
    await clickHere();
  }

  /** Swipes from an element to the right, in CSS pixels, and a little at a time, as a hand does. */
  async function swipe(role: Role, name: string, distance: number): Promise<void> {
    const { x, y } = await hover(role, name);
    await engine.pressButton();
    for (let step = 1; step <= 5; step++) await engine.moveTo(x + (distance * step) / 5, y);
    await engine.releaseButton();
  }

  async function type(text: string): Promise<void> {
    for (const character of text) await engine.pressKey(character);
  }

  /** Opens a page and waits until it answers. */
  async function open(path: string): Promise<void> {
    await engine.open(site + path);
    await until(`${path} answers`, () => engine.evaluate(isHydrated));
  }

  return { see, seeNo, hover, clickHere, click, swipe, type, open };
}
