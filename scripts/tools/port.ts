import { createServer } from "node:net";
import { Problem } from "./problem.ts";

const defaultPort = 8788;

/** Returns the port in PORT; 0 lets the system choose a free one. Throws a Problem if it cannot be used. */
export async function readPort(asked = process.env.PORT): Promise<number> {
  const port = parsePort(asked);
  // Either address may be "localhost", and another server may occupy just one of them.
  for (const host of ["127.0.0.1", "::1"]) {
    const code = await tryPort(port, host);
    if (code === "EADDRINUSE")
      throw new Problem(`Port ${port} is in use. Stop its process, or choose another: PORT=${port + 1}`);
    if (code === "EACCES")
      throw new Problem(
        `Port ${port} may not be used by this account. Choose one above 1023: PORT=${defaultPort}`,
      );
  }
  return port;
}

/** Returns the number in PORT, or the default when it is not set. Throws a Problem for anything but a port. */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === "") return defaultPort;
  const port = Number(text);
  if (text.trim() === "" || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Problem(
      `PORT is "${text}": it must be a whole number from 0 to 65535, such as PORT=${defaultPort}.`,
    );
  return port;
}

/** Listens on a port for a moment. Returns the system's error code, or undefined when that works. */
function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
