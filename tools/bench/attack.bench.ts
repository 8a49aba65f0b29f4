import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { attack, pagesRendered, readMeanwhile } from "../../tests/load/page-attack.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { startBareServer } from "./support/bare-server.ts";
import { figuresOf, printFigures } from "./support/figures.ts";

const watched = ["/healthz", "/special-offers?lang=en"];
const attacks = {
  "650 queries of one page": (n: number) => `/vehicle/wahat?lang=en&b=${n}`,
  "650 pages that are not there": (n: number) => `/no-such-page-${n}?lang=en`,
  "650 searches": (n: number) => `/search?q=oil+${n}&lang=en`,
};

let crowds = 0;

/** Each crowd comes from an address of its own, whose bucket of renderings is full. */
const rounds = 8;

/**
 * What others wait while one address requests hundreds of pages at once, beside what they wait when nobody else is there
 * (goal: twice of that), and what they wait for a bare server that has nothing to do, under the same crowd.
 */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const bare = await startBareServer({ headers: {}, bytes: Buffer.alloc(100) });
  await benchCrowds("a bare server", bare.url.replace(/\/$/, ""), (n) => `/${n}`, ["/"]);
  await bare.stop();
  const program = await startProgram({
    MARSA_DATA_DIR: join(tmpdir(), "marsa-bench"),
    MARSA_PROXIES: "0",
    HOST: "127.0.0.1",
  });
  for (const path of watched) await fetch(program.address + path);
  const quiet = new Promise((resolve) => setTimeout(resolve, 5_000));
  printWaits("nobody else", await readMeanwhile(program.address, watched, quiet));
  for (const [name, pathOf] of Object.entries(attacks)) {
    const before = await pagesRendered(program.address);
    await benchCrowds(name, program.address, pathOf, watched);
    process.stdout.write(`  ${(await pagesRendered(program.address)) - before} rendered\n`);
  }
  await program.stop();
}

async function benchCrowds(
  name: string,
  address: string,
  pathOf: (n: number) => string,
  paths: readonly string[],
): Promise<void> {
  const counts = new Map<number, number>();
  const all = new Map(paths.map((path) => [path, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    crowds += 1;
    const requested = Array.from({ length: 650 }, (_, n) => pathOf(crowds * 650 + n));
    const { statuses, waited } = await attack(address, requested, paths, `127.0.1.${crowds}`);
    for (const [status, count] of statuses) counts.set(status, (counts.get(status) ?? 0) + count);
    for (const [path, times] of waited) all.get(path)?.push(...times);
  }
  const answers = [...counts].map(([status, count]) => `${status === 0 ? "cut" : status} ${count}`);
  printWaits(`${name}, ${rounds} times: ${answers.join(", ")}`, all);
}

function printWaits(what: string, waited: ReadonlyMap<string, readonly number[]>): void {
  process.stdout.write(`${what}\n`);
  for (const [path, times] of waited) printFigures(`  ${path}`, figuresOf(times), `${times.length} reads`);
}
