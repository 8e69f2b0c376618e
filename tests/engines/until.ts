import { setTimeout } from "node:timers/promises";

/** Asks until the answer is a true one, and returns it. Throws when none has come in time (in milliseconds). */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  within = 15_000,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Timed out after ${within / 1000} s: ${what}.`);
    await setTimeout(20);
  }
}
