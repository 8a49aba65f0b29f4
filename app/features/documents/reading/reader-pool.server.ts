import { WorkQueue } from "#app/lib/queue/work-queue.ts";
import type { Answer, Job } from "./child/jobs.ts";
import { type JobLimits, ReaderProcess } from "./reader-process.server.ts";

export { ReaderFailed } from "./reader-process.server.ts";

/** A reader's memory grows with each file and is shared by customers' files in turn, so it ends after some. */
const mostJobs = 20;
/** A reader takes 200 MB; without work it ends. */
const idleMs = 20_000;

/** Child processes that work on customers' files, each on one at a time. */
export class ReaderPool {
  readonly #queue: WorkQueue;
  readonly #idle: ReaderProcess[] = [];

  constructor(limits: ConstructorParameters<typeof WorkQueue>[0]) {
    this.#queue = new WorkQueue(limits);
  }

  /**
   * `prepare` loads the job's files, once it is its caller's turn: while it waits it takes no memory. Throws `QueueFull`, and
   * `ReaderFailed` where the process ended before it answered.
   */
  run(
    prepare: () => Promise<{ readonly job: Job; readonly limits: JobLimits }>,
    { isUrgent = false, caller = "" } = {},
  ): Promise<Answer> {
    const work = async () => {
      const { job, limits } = await prepare();
      const reader = this.#takeIdle() ?? new ReaderProcess();
      try {
        return await reader.run(job, limits);
      } finally {
        if (reader.jobs < mostJobs && reader.isAlive) this.#keepForNext(reader);
        else reader.end();
      }
    };
    return this.#queue.run(work, { isUrgent, caller });
  }

  #takeIdle(): ReaderProcess | undefined {
    for (let reader = this.#idle.pop(); reader !== undefined; reader = this.#idle.pop()) {
      if (reader.isAlive) return reader;
    }
    return undefined;
  }

  #keepForNext(reader: ReaderProcess): void {
    this.#idle.push(reader);
    const { jobs } = reader;
    setTimeout(() => {
      if (reader.jobs !== jobs || !this.#idle.includes(reader)) return;
      this.#idle.splice(this.#idle.indexOf(reader), 1);
      reader.end();
    }, idleMs).unref();
  }
}
