import { createServer, type Server } from "node:http";
import { config, defaultPort } from "#app/platform/config.server.ts";

/** The port that was requested by name cannot be had. Another one would not be where others look for it. */
export class PortTaken extends Error {}

/** No address of this machine, or none that it knows. */
export class HostUnusable extends Error {}

/** What to do about a server that cannot listen; undefined: it is another error. */
export function adviceOnListening(error: unknown): string | undefined {
  if (error instanceof PortTaken) return "choose another PORT, or none for the next free one";
  return error instanceof HostUnusable ? "choose another HOST" : undefined;
}

/** Listens where the environment says: on its port, or on the first free one. */
export function listenAsChosen(server: Server): Promise<number> {
  const { PORT, HOST } = config.env;
  return PORT === undefined ? listenFrom(server, defaultPort, HOST) : listenOn(server, PORT, HOST);
}

/** Ends a start that could not listen in the end, before it has built, migrated or seeded anything. */
export async function endWhereTaken(): Promise<void> {
  const server = createServer();
  try {
    await listenAsChosen(server);
  } catch (error) {
    const advice = adviceOnListening(error);
    if (advice === undefined) throw error;
    process.stderr.write(`${(error as Error).message}; ${advice}.\n`);
    process.exit(1);
  }
  await new Promise((resolve) => server.close(resolve));
}

/** Connections that wait to be accepted. Beyond it a browser tries again only after a second. */
const backlog = 4_096;

/** Listens on the chosen port; 0 takes any. Throws `PortTaken` where that one is taken or not allowed. */
export async function listenOn(server: Server, port: number, host: string): Promise<number> {
  const listening = await tryPort(server, port, host);
  if (listening === undefined) throw new PortTaken(`Port ${port} is taken, or may not be used`);
  return listening;
}

/** Listens on the first free port of this one and the twenty behind it. */
export async function listenFrom(server: Server, first: number, host: string): Promise<number> {
  const last = Math.min(first + 20, 65_535);
  for (let port = first; port <= last; port += 1) {
    const listening = await tryPort(server, port, host);
    if (listening !== undefined) return listening;
  }
  throw new PortTaken(`Every port from ${first} to ${last} is taken`);
}

function tryPort(server: Server, port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off("listening", onListening);
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(undefined);
      else if (/^E(ADDRNOTAVAIL|NOTFOUND|AI_|AFNOSUPPORT|INVAL)/.test(error.code ?? ""))
        reject(new HostUnusable(`HOST ${host} is no address that this machine can listen on`));
      else reject(error);
    };
    const onListening = () => {
      server.off("error", onError);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    };
    server.once("error", onError);
    server.once("listening", onListening);
    server.listen({ port, host, backlog });
  });
}
