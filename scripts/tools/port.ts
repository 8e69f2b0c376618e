import { once } from "node:events";
import { createServer } from "node:net";
import { Problem } from "./problem.ts";

const defaultPort = "8788";

/** Returns the port in PORT; 0 lets the system choose a free one. Throws a Problem if it cannot be used. */
export async function readPort(asked = process.env.PORT): Promise<number> {
  const port = Number(asked || defaultPort);
  // Either address may be "localhost", and another server may occupy just one of them.
  for (const host of ["127.0.0.1", "::1"]) {
    const server = createServer();
    try {
      await once(server.listen(port, host), "listening");
      server.close();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // A machine may have no such address.
      if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT") continue;
      throw new Problem(
        `Port ${asked || defaultPort} cannot be used: ${message}. Choose another: PORT=0 is any free one.`,
      );
    }
  }
  return port;
}
