import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { QueueFull, WorkQueue } from "#app/lib/queue/work-queue.ts";

/** A document takes half a second. */
const usualLimitMs = 20_000;

/** Too many others wait, or the machine is too busy to write a document in its time: a later request gets it. */
export class PdfUnavailable extends Error {}

/**
 * Makes PDFs by a program that reads JSON and writes the document, one at a time. The program is a process of its own: the
 * compiler and its fonts take 77 MB, which end with it, and no request waits meanwhile.
 */
export class PdfWriter {
  readonly #program: string;
  readonly #limitMs: number;
  readonly #queue = new WorkQueue({ atOnce: 1, mostWaiting: 40 });
  /** By their content: what says the same is not made anew. */
  readonly #cached: LRUCache<string, Promise<Buffer<ArrayBuffer>>>;

  /** `program` is the path of the module; so many documents are cached. */
  constructor(program: string, options: { readonly mostCached: number; readonly limitMs?: number }) {
    const { mostCached, limitMs = usualLimitMs } = options;
    this.#program = program;
    this.#limitMs = limitMs;
    this.#cached = new LRUCache({ max: mostCached });
  }

  /**
   * The document as PDF. It is written once, however many requests there are meanwhile; one that could not be written is tried
   * again. Throws `PdfUnavailable`.
   */
  pdf(content: object): Promise<Buffer<ArrayBuffer>> {
    const key = JSON.stringify(content);
    const found = this.#cached.get(key);
    if (found !== undefined) return found;
    const written = this.#queue
      .run(() => this.#write(key))
      .catch((error: unknown) => {
        throw error instanceof QueueFull ? new PdfUnavailable("too many wait", { cause: error }) : error;
      });
    this.#cached.set(key, written);
    written.catch(() => this.#cached.delete(key));
    return written;
  }

  async #write(content: string): Promise<Buffer<ArrayBuffer>> {
    const child = spawn(process.execPath, [this.#program], {
      stdio: ["pipe", "pipe", "inherit"],
      timeout: this.#limitMs,
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("close", resolve);
      child.once("error", reject);
    });
    // Of a child that has ended already the code says so.
    child.stdin.on("error", () => undefined);
    child.stdin.end(content);
    const [pdf, code] = await Promise.all([buffer(child.stdout), ended]);
    if (child.signalCode === "SIGTERM") throw new PdfUnavailable(`not written in ${this.#limitMs} ms`);
    if (code !== 0) throw new Error(`the writer of a document ended with ${code}`);
    return pdf;
  }
}
