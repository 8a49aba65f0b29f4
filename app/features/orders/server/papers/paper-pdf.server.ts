import { spawn } from "node:child_process";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { WorkQueue } from "#app/lib/work-queue.ts";

const writer = join(import.meta.dirname, "write-paper.ts");
/** A paper takes half a second. */
const limitMs = 20_000;
const queue = new WorkQueue({ atOnce: 1, mostWaiting: 40 });
/** By what they say: somebody who opens a receipt opens it again. */
const cached = new LRUCache<string, Promise<Buffer>>({ max: 50 });

/** A paper as PDF. Throws `QueueFull` where too many others wait. */
export function paperPdf(said: object): Promise<Buffer> {
  const key = JSON.stringify(said);
  const found = cached.get(key);
  if (found !== undefined) return found;
  const written = queue.run(() => write(key));
  cached.set(key, written);
  written.catch(() => cached.delete(key));
  return written;
}

/** A process of its own: the compiler and its fonts take much memory, which ends with it, and no request waits meanwhile. */
async function write(said: string): Promise<Buffer> {
  const child = spawn(process.execPath, [writer], { stdio: ["pipe", "pipe", "inherit"], timeout: limitMs });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", reject);
  });
  // Of a child that has ended already the code says so.
  child.stdin.on("error", () => undefined);
  child.stdin.end(said);
  const [pdf, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0) throw new Error(`the writer of papers ended with ${code}`);
  return pdf;
}
