import type { Server } from "node:http";

/** Listens on the port, or on the next free one of the following twenty. Port 0 takes any. */
export async function listenFrom(server: Server, port: number, host: string): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + 20, 65_535);
  for (let tried = port; tried <= last; tried += 1) {
    const got = await tryPort(server, tried, host);
    if (got !== undefined) return got;
  }
  throw new Error(`no free port between ${port} and ${last}`);
}

function tryPort(server: Server, port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off("listening", onListening);
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(undefined);
      else reject(error);
    };
    const onListening = () => {
      server.off("error", onError);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    };
    server.once("error", onError);
    server.once("listening", onListening);
    server.listen(port, host);
  });
}
