import { CompiledQuery } from "kysely";
import { type JobResult, PgBoss } from "pg-boss";
import * as z from "zod";
import { type AnyTransaction, inTransaction } from "./database.server.ts";
import { log } from "./log.server.ts";
import { besideTransaction } from "./transactions/open-transaction.server.ts";
import { inLane } from "./transactions/turns.server.ts";

/** Work that must happen after a transaction has committed: mail, messages, hand-overs. Never done in a request. */
interface Queue<Payload> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
  /** A cron expression (UTC) for work that comes by the clock. */
  readonly schedule?: string;
  /** How many one process takes at a time, one after the other; 10 unless said otherwise. */
  readonly atOnce?: number;
  /** Within how long those are done, or else tried again; a minute unless said otherwise. */
  readonly withinSeconds?: number;
}
export interface Job<Payload> extends Queue<Payload> {
  /** May run more than once after a crash, so it must bear a repetition. */
  readonly run: (payload: Payload, trx: AnyTransaction) => Promise<void>;
}
/** The same for work that calls another system: no transaction is open meanwhile. */
interface OutsideJob<Payload> extends Queue<Payload> {
  readonly callOut: (payload: Payload) => Promise<void>;
}

/** A mail server may be away for half a day: it is tried again after seconds at first, then every half hour. */
const patient = { retryLimit: 30, retryBackoff: true, retryDelayMax: 1800 };
/** What comes by the clock comes again anyway. */
const brief = { ...patient, retryLimit: 5 };
const usualSeconds = 60;
/** Of pg-boss itself, which cleans up many rows at a time. */
const longestQueryMs = 60_000;

const jobs = new Map<string, OutsideJob<never>>();
let boss: PgBoss | undefined;

export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  const callOut = (payload: Payload) => inTransaction<unknown, void>((trx) => job.run(payload, trx));
  defineOutsideJob({ ...job, callOut });
  return job;
}

export function defineOutsideJob<Payload>(job: OutsideJob<Payload>): OutsideJob<Payload> {
  jobs.set(job.name, job as unknown as OutsideJob<never>);
  return job;
}

/** Creates pg-boss's own tables, the queues of all jobs, and, where requested, the workers of this process. */
export async function startJobs(url: string, { work }: { work: boolean }): Promise<void> {
  // A connection that the network has swallowed is given up as well: its query ends, and it is closed.
  const limits = { max: 4, keepAlive: true, query_timeout: longestQueryMs };
  boss = new PgBoss({ connectionString: url, ...limits, supervise: work, schedule: work });
  boss.on("error", ({ name, message }) => log.warn({ err: { name, message } }, "jobs"));
  await boss.start();
  for (const job of jobs.values()) {
    const { schedule, withinSeconds = usualSeconds } = job;
    const options = { ...(schedule === undefined ? patient : brief), expireInSeconds: withinSeconds };
    await boss.createQueue(job.name, options);
    if (!work) continue;
    // Of a queue that is there already the options are those of the program that made it.
    await boss.updateQueue(job.name, options);
    const settled = { pollingIntervalSeconds: 1, batchSize: job.atOnce ?? 10, perJobResults: true } as const;
    await boss.work(job.name, settled, async (batch) => {
      const results: JobResult[] = [];
      // One that fails is tried again by itself: those beside it have nothing to do with it.
      for (const { id, data } of batch)
        results.push({ id, status: (await runJob(job, data)) ? "completed" : "failed" });
      return results;
    });
    if (schedule !== undefined) await boss.schedule(job.name, schedule, {});
  }
}

/** The queues whose jobs name a customer: by `customerId`, and by nothing else. */
export function queuesOfCustomers(): string[] {
  const names = [...jobs.values()].filter(
    ({ schema }) => schema instanceof z.ZodObject && "customerId" in schema.shape,
  );
  return names.map(({ name }) => name);
}

/** Finishes what is running, at most for `ms`. */
export async function stopJobs(ms: number): Promise<void> {
  await boss?.stop({ graceful: true, timeout: ms, close: true });
  boss = undefined;
}

/**
 * Sends a job inside the transaction that needs it: both happen, or neither. With `after` it waits for that
 * many milliseconds; a moment would be one of the database's clock, which the program's may be ahead of.
 */
export async function sendJob<Payload extends object>(
  trx: AnyTransaction,
  job: Queue<Payload>,
  payload: Payload,
  { after = 0 }: { after?: number } = {},
): Promise<void> {
  if (boss === undefined) throw new Error("jobs are not started yet");
  const executeSql = async (text: string, values: unknown[] = []) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  };
  const wait = after > 0 ? { startAfter: Math.ceil(after / 1000) } : {};
  // The first time pg-boss reads how the queue is over a connection of its own.
  const send = boss.send.bind(boss);
  await besideTransaction(() => send(job.name, payload, { db: { executeSql }, ...wait }));
}

/** Whether it came to its end. */
async function runJob(job: OutsideJob<never>, data: unknown): Promise<boolean> {
  try {
    await inLane(job.name, () => job.callOut(job.schema.parse(data) as never));
    return true;
  } catch (error) {
    // Without the message: that of a mail server names the receiver.
    const { name, code } = error as { name?: string; code?: string };
    log.error({ job: job.name, err: { name, code } }, "a job failed and will be tried again");
    return false;
  }
}
