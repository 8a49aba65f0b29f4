import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { config } from "#app/platform/config.server.ts";
import type { Answer, Job } from "./child/jobs.ts";
import { useOf } from "./process-use.server.ts";

const root = join(import.meta.dirname, "../../../..");
const program = join(import.meta.dirname, "child/main.ts");
/** A picture of 50 megapixels takes 450 MB, a reading 300. */
const mostMemory = 700_000_000;
const checkMs = 250;

/** How much a job may take: of a processor, and until it is given up, however busy the machine is. */
export interface JobLimits {
  readonly processorMs: number;
  readonly elapsedMs: number;
}

/**
 * The reader could not be started, or ended before it answered: by itself, by another's signal, or because the file took
 * more time or memory than any real one.
 */
export class ReaderFailed extends Error {
  override readonly name = "ReaderFailed";
  readonly reason: "not-started" | "ended" | "time" | "memory";

  constructor(reason: ReaderFailed["reason"]) {
    super(`the reader failed: ${reason}`);
    this.reason = reason;
  }
}

/**
 * One child process. It sees no environment and may read this program's files only: no writing, no other processes, and
 * no connections (`child/main.ts`). It ends with its parent.
 */
export class ReaderProcess {
  readonly #child: ChildProcess;
  #jobs = 0;

  constructor(priority = config.env.MARSA_READER_PRIORITY) {
    this.#child = fork(program, [priority], {
      cwd: root,
      execArgv: [
        "--permission",
        ...["node_modules", "app/features/documents", "app/lib", "package.json"].map(
          (path) => `--allow-fs-read=${join(root, path)}`,
        ),
        "--allow-addons",
        "--allow-worker",
        "--disable-warning=SecurityWarning",
        "--max-old-space-size=256",
        "--max-semi-space-size=8",
      ],
      env: childEnvironment(),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // A process that cannot be started is seen by its end.
    this.#child.on("error", () => undefined);
    this.#rest();
  }

  /** How many jobs it was given. */
  get jobs(): number {
    return this.#jobs;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isAlive(): boolean {
    return this.#child.connected && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  run(job: Job, limits: JobLimits): Promise<Answer> {
    this.#jobs += 1;
    const child = this.#child;
    if (child.pid === undefined) return Promise.reject(new ReaderFailed("not-started"));
    child.ref();
    child.channel?.ref();
    return new Promise<Answer>((resolve, reject) => {
      let reason: ReaderFailed["reason"] = "ended";
      const kill = (why: ReaderFailed["reason"]) => {
        reason = why;
        child.kill("SIGKILL");
      };
      const limit = setTimeout(kill, limits.elapsedMs, "time");
      const before = useOf(child.pid).processorMs;
      const check = setInterval(() => {
        const use = useOf(child.pid);
        if (use.memoryBytes > mostMemory) kill("memory");
        else if (use.processorMs - before > limits.processorMs) kill("time");
      }, checkMs);
      const settle = (finish: () => void) => {
        clearTimeout(limit);
        clearInterval(check);
        child.removeListener("message", answered);
        child.removeListener("exit", ended);
        child.removeListener("error", ended);
        this.#rest();
        finish();
      };
      const answered = (answer: unknown) => settle(() => resolve(answer as Answer));
      const ended = () => settle(() => reject(new ReaderFailed(reason)));
      child.on("message", answered);
      child.on("exit", ended);
      child.on("error", ended);
      child.send(job, (error) => {
        if (error !== null) child.kill("SIGKILL");
      });
      if (!this.isAlive) ended();
    });
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }

  /** Without a job it must not hold up the end of this process. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

/** Nothing of ours: no secret, no address of a database. Windows finds its libraries by SystemRoot. */
function childEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return {
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: "2",
    UV_THREADPOOL_SIZE: "2",
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
  };
}
