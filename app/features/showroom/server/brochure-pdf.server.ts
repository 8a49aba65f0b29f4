import { spawn } from "node:child_process";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { WorkQueue } from "#app/lib/work-queue.ts";
import type { Brochure } from "./write-brochure.ts";

const writer = join(import.meta.dirname, "write-brochure.ts");
/** Two languages of more models than an importer has; each is about 200 KB. */
const mostCached = 60;
/** A brochure takes half a second. */
const limitMs = 20_000;

const queue = new WorkQueue({ atOnce: 1, mostWaiting: 40 });
/** By their content: a publish that changes nothing of a brochure makes none anew. */
const cached = new LRUCache<string, Promise<Buffer>>({ max: mostCached });

/**
 * The brochure as PDF. It is written once, however many requests there are meanwhile; one that could not be written is tried
 * again. Throws `QueueFull` where too many others wait.
 */
export function brochurePdf(brochure: Brochure): Promise<Buffer> {
  const key = JSON.stringify(brochure);
  const found = cached.get(key);
  if (found !== undefined) return found;
  const written = queue.run(() => write(key));
  cached.set(key, written);
  written.catch(() => cached.delete(key));
  return written;
}

/** A process of its own: the compiler and its fonts take 77 MB, which end with it, and no request waits meanwhile. */
async function write(brochure: string): Promise<Buffer> {
  const child = spawn(process.execPath, [writer], {
    stdio: ["pipe", "pipe", "inherit"],
    timeout: limitMs,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", reject);
  });
  // Of a child that has ended already the code says so.
  child.stdin.on("error", () => undefined);
  child.stdin.end(brochure);
  const [pdf, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0) throw new Error(`the writer of brochures ended with ${code}`);
  return pdf;
}
