import type { Server } from "node:http";

/** The longest time between the signal and the end of the process, in milliseconds. */
const longestMs = 5_000;

/** On SIGTERM or SIGINT: takes no new request, finishes those that run, gives everything back, and ends. */
export function stopGracefully(server: Server, giveBack: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), longestMs).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
    await closed;
    await giveBack();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}
