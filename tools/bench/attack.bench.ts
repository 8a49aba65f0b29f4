import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { attack, pagesRendered } from "../../tests/load/page-attack.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { startBareServer } from "./support/bare-server.ts";
import { figuresOf, printFigures } from "./support/figures.ts";

const watched = ["/healthz", "/special-offers?lang=en", "/api/v3/common/locations/services?brand=rimal"];
const attacks = {
  "650 queries of one page": (n: number) => `/vehicle/wahat?lang=en&b=${n}`,
  "650 pages that are not there": (n: number) => `/no-such-page-${n}?lang=en`,
  "650 searches": (n: number) => `/search?q=oil+${n}&lang=en`,
};

/**
 * What others wait while one address requests hundreds of pages at once (goal: 99 of 100 below 100 ms), and what they wait
 * for a bare server that has nothing to do, under the same crowd.
 */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  await benchBareServer();
  const program = await startProgram({
    MARSA_DATA_DIR: join(tmpdir(), "marsa-bench"),
    MARSA_PROXIES: "0",
    HOST: "127.0.0.1",
  });
  for (const path of watched) await fetch(program.address + path);
  for (const [name, pathOf] of Object.entries(attacks)) {
    const before = await pagesRendered(program.address);
    const paths = Array.from({ length: 650 }, (_, n) => pathOf(n));
    const { statuses, waited } = await attack(program.address, paths, watched);
    const answers = [...statuses]
      .map(([status, count]) => `${status === 0 ? "cut" : status} ${count}`)
      .join(", ");
    process.stdout.write(
      `${name}: ${answers}; ${(await pagesRendered(program.address)) - before} rendered\n`,
    );
    printWaits(waited);
  }
  await program.stop();
}

async function benchBareServer(): Promise<void> {
  const bare = await startBareServer({ headers: {}, bytes: Buffer.alloc(100) });
  const paths = Array.from({ length: 650 }, (_, n) => `/${n}`);
  const { waited } = await attack(bare.url.replace(/\/$/, ""), paths, ["/"]);
  process.stdout.write("a bare server\n");
  printWaits(waited);
  await bare.stop();
}

function printWaits(waited: ReadonlyMap<string, readonly number[]>): void {
  for (const [path, times] of waited) printFigures(`  ${path}`, figuresOf(times), `${times.length} reads`);
}
