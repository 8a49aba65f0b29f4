import { editThenRead } from "../../tests/factories/content-edits.ts";
import { withTwoProcesses } from "./support/two-processes.ts";

const pairs = 10_000;
/** After so many it says where it is. */
const pairsALine = 200;

/** Edit-then-read pairs over pages of every kind, with two processes on one database (goal: none is stale). */
export async function bench(): Promise<void> {
  await withTwoProcesses("freshness", async (addresses) => {
    const started = performance.now();
    let stale = 0;
    for (let read = 0; read < pairs; ) {
      const reading = await editThenRead(addresses, pairsALine);
      read += reading.pairs;
      stale += reading.stale.length;
      for (const line of reading.stale) process.stdout.write(`stale: ${line}\n`);
      const seconds = (performance.now() - started) / 1_000;
      process.stdout.write(
        `${read} edit-then-read pairs in ${seconds.toFixed(0)} s, ${stale} stale (goal 0)\n`,
      );
    }
  });
}
