import { setTimeout } from "node:timers/promises";

/** In milliseconds. Generous for busy machines. */
const within = 20_000;

/** Repeats a question until its answer is truthy, and returns the answer. Throws when none is in time. */
export async function until<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const end = performance.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Timed out after ${within / 1000} s: ${what}.`);
    await setTimeout(20);
  }
}
