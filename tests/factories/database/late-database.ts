import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pg from "pg";

/** The way to a database, on which the first connections get no answer, as from a machine that is busy or about to start. */
export interface LateDatabase {
  readonly url: string;
  /** How many connections were opened so far. */
  readonly connections: () => number;
  close(): void;
}

export async function lateDatabase(
  url: string,
  { silent }: { readonly silent: number },
): Promise<LateDatabase> {
  const { host, port } = new pg.Client({ connectionString: url });
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((incoming) => {
    connections += 1;
    sockets.add(incoming.on("error", () => undefined));
    if (connections <= silent) return;
    const outgoing = connect(target).on("error", () => incoming.destroy());
    sockets.add(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on("close", () => outgoing.destroy());
    outgoing.on("close", () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = new URL(url);
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as AddressInfo).port);
  address.searchParams.delete("host");
  return {
    url: address.href,
    connections: () => connections,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
