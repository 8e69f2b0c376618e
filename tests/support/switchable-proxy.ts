import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SwitchableProxy {
  /** The same whichever server is behind it. */
  url: string;
  /** Sends all further requests to another server on this machine, and closes the connections to the one before. */
  switchTo: (url: string) => void;
  stop: () => Promise<void>;
}

/** Starts a proxy whose target can be exchanged at once, as a deployment exchanges what a CDN answers. */
export async function startSwitchableProxy(first: string): Promise<SwitchableProxy> {
  let target = Number(new URL(first).port);
  const sockets = new Set<Socket>();
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      // A browser may reset a connection at any time.
      socket.on("error", () => socket.destroy());
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    switchTo: (url) => {
      target = Number(new URL(url).port);
      closeAll();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        closeAll();
      }),
  };
}
