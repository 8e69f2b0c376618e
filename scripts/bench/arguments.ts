import { Problem } from "../tools/problem.ts";

export interface Peer {
  name: string;
  folder: string;
}

export interface BenchArguments {
  /** How often each page is measured; the table shows the median. */
  runs: number;
  /** The pages to measure; all of the registry when none is named. */
  routes: readonly string[] | undefined;
  /** Other static exports to measure beside this one. */
  peers: readonly Peer[];
  /** Whether the figures are written into docs/performance.md. */
  write: boolean;
}

const usage =
  "npm run bench -- [--runs 3] [--routes /,/pricing] [--peer NAME=FOLDER] [--write]\n" +
  "--peer may be given several times; --write puts the figures into docs/performance.md.";

/** Reads the options of `npm run bench`. Refuses what it does not know. */
export function readBenchArguments(args: readonly string[]): BenchArguments {
  let options: BenchArguments = { runs: 3, routes: undefined, peers: [], write: false };
  for (let index = 0; index < args.length; index++) {
    const option = args[index] ?? "";
    if (option === "--write") {
      options = { ...options, write: true };
      continue;
    }
    const read = Object.hasOwn(readers, option) ? readers[option] : undefined;
    if (!read) throw new Problem(`"${option}" is not understood. Usage:\n${usage}`);
    index += 1;
    const value = args[index];
    if (value === undefined || value.startsWith("--"))
      throw new Problem(`${option} wants a value. Usage:\n${usage}`);
    options = { ...options, ...read(value, options) };
  }
  return options;
}

const readers: Readonly<Record<string, (value: string, options: BenchArguments) => Partial<BenchArguments>>> =
  {
    "--runs": (value) => {
      const runs = Number(value);
      if (!/^\d+$/.test(value) || runs < 1 || runs > 99)
        throw new Problem(`--runs is "${value}": it must be a whole number from 1 to 99.`);
      return { runs };
    },
    "--routes": (value) => {
      const routes = value.split(",");
      const wrong = routes.find((route) => !route.startsWith("/"));
      if (wrong !== undefined)
        throw new Problem(`--routes has "${wrong}": each must start with a slash, such as /,/pricing.`);
      return { routes };
    },
    "--peer": (value, { peers }) => {
      const [, name, folder] = value.match(/^([^=]+)=(.+)$/) ?? [];
      if (!name || !folder) throw new Problem(`--peer is "${value}": it must be NAME=FOLDER.`);
      return { peers: [...peers, { name, folder }] };
    },
  };
