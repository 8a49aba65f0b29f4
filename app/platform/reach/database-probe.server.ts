import pg from "pg";

/** A database that does not answer for so long is taken for away. */
const patienceMs = 1_500;
/** Of one that was silent already nobody waits so long again. */
const brieflyMs = 100;

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

  close(): void {
    this.#drop();
  }

  async #probe(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<"silent">((resolve) => {
      timer = setTimeout(resolve, patienceMs, "silent").unref();
    });
    const answer = this.#query().then(
      () => "answered" as const,
      () => "refused" as const,
    );
    const outcome = await Promise.race([answer, silence]);
    clearTimeout(timer);
    this.#wasSilent = outcome === "silent";
    if (outcome !== "answered") this.#drop();
    return outcome === "answered";
  }

  async #query(): Promise<void> {
    if (this.#client === undefined) {
      this.#client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: patienceMs });
      this.#client.on("error", () => this.#drop());
      await this.#client.connect();
    }
    await this.#client.query("select 1");
  }

  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.end().catch(() => undefined);
  }
}

function unanswered(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref());
}
