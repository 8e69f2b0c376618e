import { type AddressInfo, createServer } from "node:net";
import { Problem } from "../tools/problem.ts";

const defaultPort = 8788;

/** The port that PORT asks for, known to be free. */
export async function previewPort(asked = process.env.PORT): Promise<number> {
  const port = parsePort(asked);
  // Both loopback addresses: "localhost" may mean either, and another server may hold just one.
  for (const host of ["127.0.0.1", "::1"]) {
    const code = await tryPort(port, host);
    if (code === "EADDRINUSE") {
      throw new Problem(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`);
    }
    if (code === "EACCES") {
      throw new Problem(
        `Port ${port} may not be used by this account. Choose one above 1023: PORT=${defaultPort}`,
      );
    }
  }
  return port;
}

/** The number in PORT, or the default when it is not set. */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === "") return defaultPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Problem(
      `PORT is "${text}": it must be a whole number from 1 to 65535, such as PORT=${defaultPort}.`,
    );
  }
  return port;
}

/** A port that is free now, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Listens on a port for a moment: undefined when that works, else the system's error code. */
function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
