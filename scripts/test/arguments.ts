import { Problem } from "../tools/problem.ts";

export const layers = ["unit", "export", "e2e"] as const;
export type Layer = (typeof layers)[number];

export interface TestArguments {
  layers: readonly Layer[];
  /** For the runner of the one layer that was asked for. */
  rest: readonly string[];
}

/** Reads "--only <layer> [arguments of its runner]". */
export function readTestArguments(args: readonly string[]): TestArguments {
  const [option, name, ...rest] = args;
  if (option === undefined) return { layers, rest: [] };
  const layer = layers.find((known) => known === name);
  if (option !== "--only" || layer === undefined) {
    throw new Problem(
      `"${args.join(" ")}" is not understood. To run one layer: npm test -- --only ${layers.join("|")} [arguments of its runner]`,
    );
  }
  return { layers: [layer], rest };
}
