import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** How long what was served is given back, after which the process ends in any case. */
const givingBackMs = 10_000;

interface StopLimits {
  /** How long it goes on serving after the signal, for a balancer to see it; a second signal ends the wait. */
  readonly drainMs: number;
  /** How long running requests may take after that. */
  readonly requestsMs: number;
}

/**
 * The end of a process on SIGTERM, SIGINT, or SIGHUP of a terminal that is closed: first it says that it is not ready and
 * serves on, then it takes no new connection, finishes the requests that run, gives everything back, and ends.
 */
export class GracefulStop {
  readonly #limits: StopLimits;
  readonly #skipDrain = new AbortController();
  #hasBegun = false;

  constructor(limits: StopLimits) {
    this.#limits = limits;
  }

  /** Whether the signal came: no visitors should be sent here any more. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Stops this server on a signal; `giveBack` ends what it served from. */
  watch(server: Server, giveBack: () => Promise<void>): void {
    const sockets = new Set<Socket>();
    const running = new Set<ServerResponse>();
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    server.prependListener("request", (_, response) => {
      running.add(response);
      response.once("close", () => running.delete(response));
      if (this.#hasBegun && !isStream(response)) endConnection(response);
    });
    const stop = async () => {
      if (this.#hasBegun) return this.#skipDrain.abort();
      this.#hasBegun = true;
      const { drainMs, requestsMs } = this.#limits;
      const { signal } = this.#skipDrain;
      if (drainMs > 0) await wait(drainMs, undefined, { signal }).catch(() => undefined);
      setTimeout(() => process.exit(0), requestsMs + givingBackMs).unref();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      for (const response of running) {
        if (isStream(response)) response.destroy();
        else endConnection(response);
      }
      setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, requestsMs).unref();
      await closed;
      await giveBack();
      process.exit(0);
    };
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => void stop());
    // Nobody reads what is written while it ends, where its terminal was closed.
    process.on("SIGHUP", () => {
      for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
    });
  }
}

/** A live stream never ends by itself; its browser connects anew at once, to another process. */
function isStream({ req }: ServerResponse): boolean {
  return req.headers.accept?.includes("text/event-stream") === true;
}

/** This answer is the last one of its connection. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
