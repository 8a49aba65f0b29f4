import pg from "pg";
import { connectAsProgram } from "../database-role/program-role.server.ts";
import { log } from "../log.server.ts";
import { untilReachable } from "../reach/database-reach.server.ts";
import { type Change, changeChannel } from "./announce-change.server.ts";

const retryMs = 500;

/** Who hears of changes: each one, and `lost` where some may have been missed, after which everything is to be read again. */
export interface ChangeListener {
  changed(change: Change): void;
  lost(): void;
}

const listeners = new Set<ChangeListener>();

/** Hears of the changes that this process follows, until the returned function is called. */
export function hearChanges(listener: ChangeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the changes of all processes by one connection that listens, and opens it again where it breaks. */
export async function followChanges(url: string): Promise<{ stop(): Promise<void> }> {
  let client: pg.Client | undefined;
  let stopped = false;
  // The first connection is the start's, which tries again by itself.
  let hasStarted = false;
  const connect = async (): Promise<void> => {
    const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
    client = opened;
    let isOver = false;
    const again = () => {
      if (isOver) return;
      isOver = true;
      void opened.end().catch(() => undefined);
      if (stopped || !hasStarted) return;
      for (const listener of listeners) listener.lost();
      setTimeout(() => void connect().catch(() => undefined), retryMs).unref();
    };
    opened.on("error", again);
    opened.on("end", again);
    opened.on("notification", ({ payload }) => {
      const change = JSON.parse(payload ?? "") as Change;
      for (const listener of listeners) listener.changed(change);
    });
    try {
      await connectAsProgram(opened);
      await opened.query(`listen ${changeChannel}`);
      // Changes from before it listened were not announced to it.
      hasStarted = true;
      for (const listener of listeners) listener.lost();
    } catch (error) {
      log.warn({ err: { message: (error as Error).message } }, "changes are not followed");
      again();
      throw error;
    }
  };
  await untilReachable(connect);
  return {
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}
