import { Socket } from "node:net";
import { constants, setPriority } from "node:os";
import { refuse } from "#app/lib/result.ts";
import type { Answer, Job } from "./jobs.ts";

// Threads take the priority of the one that starts them, so this comes before any is started.
if (process.argv[2] !== "usual") setPriority(constants.priority.PRIORITY_LOW);
// Node's permissions do not cover connections yet. The channel to the parent is connected already.
Socket.prototype.connect = () => {
  throw new Error("a reader connects to nothing");
};
Object.assign(globalThis, { fetch: undefined, WebSocket: undefined });

process.on("disconnect", () => process.exit());
// A signal to all processes of the service is for the server: what it ends is not the file's fault.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("message", (job: Job) => {
  void answer(job).then((said) => process.send?.(said));
});

async function answer(job: Job): Promise<Answer> {
  if (job.does === "make-pages") {
    const { pagesOf } = await import("./pages-of-file.ts");
    // Whatever a library throws about a file, the file is to blame.
    const outcome = await pagesOf(job.file, job.kind).catch(() => refuse("broken"));
    return { does: job.does, outcome };
  }
  const { read } = await import("./read-document.ts");
  return { does: job.does, reading: await read(job.pages, job.type, job.today) };
}
