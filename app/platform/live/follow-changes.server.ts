import pg from "pg";
import { connectAsProgram } from "../database-role/program-role.server.ts";
import { log } from "../log.server.ts";
import { unlessSilent } from "../pool/silence.server.ts";
import { untilReachable } from "../reach/database-reach.server.ts";
import { type Change, changeChannel } from "./announce-change.server.ts";

const retryMs = 500;
/** How often the connection that listens is probed, and how long its answer may take. */
const beatMs = 5_000;

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

/** Follows the changes of all processes by one connection that listens, and opens it again where it breaks or falls silent. */
export async function followChanges(url: string, everyMs = beatMs): Promise<{ stop(): Promise<void> }> {
  let client: pg.Client | undefined;
  let stopped = false;
  // The first connection is the start's, which tries again by itself.
  let hasStarted = false;
  const connect = async (): Promise<void> => {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      application_name: "marsa changes",
    });
    client = opened;
    let isOver = false;
    const again = () => {
      if (isOver) return;
      isOver = true;
      clearInterval(beat);
      // A farewell would wait for the answer of a connection that gives none.
      opened.connection.stream.destroy();
      if (stopped || !hasStarted) return;
      for (const listener of listeners) listener.lost();
      setTimeout(() => void connect().catch(() => undefined), retryMs).unref();
    };
    const beat = setInterval(() => {
      const limits = {
        silentMs: everyMs,
        longestMs: 0,
        heard: () => 0,
        isDatabaseReachable: async () => false,
      };
      unlessSilent(opened.query("select 1"), limits).catch(again);
    }, everyMs).unref();
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
