import autocannon from "autocannon";
import { groupMemory } from "./memory.ts";

export interface LoadResult {
  server: string;
  requestsPerSecond: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  p99: number;
  megabytesPerSecond: number;
  /** The most memory that the server's processes held, in bytes. */
  memory: number;
  /** Answers that did not come or were no success. */
  errors: number;
}

interface Target {
  server: string;
  address: string;
  /** The process that leads the server's group. */
  pid: number | undefined;
}

/** So many at once as keep two cores busy, without queues that would be all there is to measure. */
const connections = 50;

/** Asks a server for all these addresses, round and round, for so many seconds. */
export async function attack(
  { server, address, pid }: Target,
  paths: readonly string[],
  seconds: number,
): Promise<LoadResult> {
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, groupMemory(pid));
  }, 500);
  try {
    const result = await autocannon({
      url: address,
      connections,
      duration: seconds,
      timeout: 10,
      requests: paths.map((path) => ({ path, headers: { "accept-encoding": "br" } })),
    });
    return {
      server,
      requestsPerSecond: result.requests.average,
      p99: result.latency.p99,
      megabytesPerSecond: result.throughput.average / 1e6,
      memory,
      errors: result.errors + result.timeouts + result.non2xx,
    };
  } finally {
    clearInterval(watch);
  }
}
