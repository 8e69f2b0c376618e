import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Switchboard {
  /** One address, whichever server answers behind it. */
  address: string;
  /** Leads all further requests to another server on this machine, and ends those that are under way. */
  leadTo: (address: string) => void;
  stop: () => Promise<void>;
}

/** An address behind which servers can be exchanged at once, as a deployment exchanges what a CDN answers. */
export async function startSwitchboard(first: string): Promise<Switchboard> {
  let target = Number(new URL(first).port);
  const sockets = new Set<Socket>();
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((visitor) => {
    const onward = connect(target, "127.0.0.1");
    for (const socket of [visitor, onward]) {
      sockets.add(socket);
      socket.once("close", () => {
        sockets.delete(socket);
        visitor.destroy();
        onward.destroy();
      });
      // A browser ends connections as it likes.
      socket.on("error", () => socket.destroy());
    }
    visitor.pipe(onward).pipe(visitor);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (address) => {
      target = Number(new URL(address).port);
      endAll();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
