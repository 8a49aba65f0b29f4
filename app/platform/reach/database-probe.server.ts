import pg from "pg";
import { onSilence } from "../pool/silence.server.ts";

/** A database that does not answer for so long is taken for away. */
const patienceMs = 700;
/** Of one that was silent already nobody waits so long again. */
const brieflyMs = 400;

/**
 * Finds out whether the database answers at this moment, over a connection of its own: the pool may be busy with queries
 * that wait for the same answer. Callers of the same moment share one question, and no answer is remembered, so that
 * nothing is taken for away a moment after it has come back.
 */
export class DatabaseProbe {
  readonly #url: string;
  #client: pg.Client | undefined;
  #running: Promise<boolean> | undefined;
  #wasSilent = false;

  constructor(url: string) {
    this.#url = url;
  }

  isReachable(): Promise<boolean> {
    this.#running ??= this.#probe().finally(() => {
      this.#running = undefined;
    });
    return this.#wasSilent ? Promise.race([this.#running, unanswered(brieflyMs)]) : this.#running;
  }

  /** Whether it was silent at the last probe. */
  get wasSilent(): boolean {
    return this.#wasSilent;
  }

  close(): void {
    this.#drop();
  }

  async #probe(): Promise<boolean> {
    let stop: (() => void) | undefined;
    const silence = new Promise<"silent">((resolve) => {
      stop = onSilence(
        patienceMs,
        () => 0,
        () => resolve("silent"),
      );
    });
    const answer = this.#query().then(
      () => "answered" as const,
      () => "refused" as const,
    );
    const outcome = await Promise.race([answer, silence]);
    stop?.();
    this.#wasSilent = outcome === "silent";
    if (outcome !== "answered") this.#drop();
    return outcome === "answered";
  }

  async #query(): Promise<void> {
    if (this.#client === undefined) {
      this.#client = new pg.Client({ connectionString: this.#url, keepAlive: true });
      this.#client.on("error", () => this.#drop());
      await this.#client.connect();
    }
    await this.#client.query("select 1");
  }

  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    // A farewell would wait for the answer that does not come.
    client?.connection.stream.destroy();
  }
}

function unanswered(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref());
}
