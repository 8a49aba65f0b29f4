import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { drawWithOwnFonts } from "./documents/fonts.ts";
import { type Figures, figuresOf, printFigures } from "./support/figures.ts";
import { memoryBelow } from "./support/process-memory.ts";

const documents = 20;
const idleSeconds = 15;
/** Visitors arrive evenly, whether or not the ones before them have their page. */
const everyMs = 40;

/**
 * Goals: while 20 documents wait to be read, the home page takes at most twice as long as without them in the slowest of a
 * hundred cases, and at most 300 ms; all processes together have at most 1 GB. The documents wait in this process,
 * not in the server's: what is measured is that they share its processors.
 */
export async function bench(): Promise<void> {
  drawWithOwnFonts();
  const { makeDocument } = await import("./documents/synthetic-documents.ts");
  const { makePages, readPages } = await import("../../app/features/documents/reading/reading.server.ts");
  await buildSiteIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-documents-"));
  const program = await startProgram(
    { MARSA_DATA_DIR: dataDir, MARSA_REQUESTS_PER_MINUTE: "1000000000" },
    120_000,
  );
  const home = `${program.address}/?lang=en`;
  const papers = await Promise.all(
    Array.from({ length: documents }, (_, place) => makeDocument("open", place)),
  );
  await homeUntil(home, wait(3_000));
  const idle = await homeUntil(home, wait(idleSeconds * 1_000));
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryBelow(process.pid));
  }, 500);
  const start = Date.now();
  const reading = Promise.all(
    papers.map(async ({ pictures, type }) => {
      const pages: Uint8Array[] = [];
      for (const picture of pictures) {
        const made = await makePages(picture, "jpeg");
        if (made.ok) pages.push(...made.value.map(({ bytes }) => bytes));
      }
      return await readPages(pages, type);
    }),
  );
  const beside = await homeUntil(home, reading);
  clearInterval(watch);
  const seconds = Math.round((Date.now() - start) / 1000);
  printFigures("home page, idle", idle, `every ${everyMs} ms for ${idleSeconds} s`);
  printFigures(`home page beside ${documents} documents`, beside, `${seconds} s`);
  const empty = (await reading).filter(({ fields }) => fields.length === 0).length;
  print(
    `p99 is ${(beside.p99 / idle.p99).toFixed(1)} times the idle one; ${empty} documents could not be read`,
  );
  print(`server, database and reader together: at most ${Math.round(most / 1_000_000)} MB`);
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Fetches a page again and again until something else has ended. */
async function homeUntil(url: string, end: Promise<unknown>): Promise<Figures> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  for (let next = performance.now(); !isOver; next += everyMs) {
    await wait(Math.max(0, next - performance.now()));
    pending.push(timed(url).then((ms) => void times.push(ms)));
  }
  await Promise.all([over, ...pending]);
  return figuresOf(times);
}

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`the home page answered ${answer.status}`);
  return performance.now() - started;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
