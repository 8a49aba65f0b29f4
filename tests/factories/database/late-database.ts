import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pg from "pg";

/** The way to a database, on which the first connections, or those that are chosen, get no answer, as from a machine that is busy or about to start, and which can fall silent. */
export interface LateDatabase {
  readonly url: string;
  /** How many connections were opened so far. */
  readonly connections: () => number;
  /** Swallows what either side says from now on, as a broken network does; connections are accepted and stay open. */
  fallSilent(): void;
  /** Passes on what it held back, and all that comes. */
  speak(): void;
  close(): void;
}

export async function lateDatabase(
  url: string,
  { silent = 0 }: { readonly silent?: number | ((connection: number) => boolean) } = {},
): Promise<LateDatabase> {
  const { host, port } = new pg.Client({ connectionString: url });
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let connections = 0;
  let heldBack: (() => void)[] | undefined;
  const pass = (step: () => void) => (heldBack === undefined ? step() : heldBack.push(step));
  const forward = (from: Socket, to: Socket) => {
    from.on("data", (bytes) => pass(() => to.write(bytes)));
    from.on("close", () => pass(() => to.destroy()));
  };
  const server = createServer((incoming) => {
    connections += 1;
    sockets.add(incoming.on("error", () => undefined));
    if (typeof silent === "number" ? connections <= silent : silent(connections)) return;
    const outgoing = connect(target).on("error", () => incoming.destroy());
    sockets.add(outgoing);
    forward(incoming, outgoing);
    forward(outgoing, incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = new URL(url);
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as AddressInfo).port);
  address.searchParams.delete("host");
  return {
    url: address.href,
    connections: () => connections,
    fallSilent() {
      heldBack ??= [];
    },
    speak() {
      const steps = heldBack ?? [];
      heldBack = undefined;
      for (const step of steps) step();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
