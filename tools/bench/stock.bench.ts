import { importStock } from "#app/features/preowned/preowned.server.ts";
import { StockSnapshot } from "#app/features/preowned/rules/stock/stock-snapshot.ts";
import { loadStock, stockVersion } from "#app/features/preowned/server/load-stock.server.ts";
import { searchResultsOf } from "#app/features/preowned/server/search-stock.server.ts";
import { numbersFrom } from "../../tests/factories/random-numbers.ts";
import { generatedFeed, generatedStock } from "../../tests/factories/stock/generated-stock.ts";
import { queryOracle, randomQuery } from "../../tests/factories/stock/stock-oracle.ts";
import { withEmptyDatabase } from "./support/empty-database.ts";
import { figuresOf, printFigures } from "./support/figures.ts";

const sizes = (process.env.MARSA_CARS ?? "10000,1000000").split(",").map(Number);
const searches = 400;
const words = ["suhail", "جيب أبيض", "hybrid suv 2024", "sohail", "ريم رمادية"];
const now = new Date("2026-11-22T09:00:00Z");
/** The goals: 5 ms for 10,000 cars, 60 ms for a million. */
const goalFor = (cars: number) => (cars > 100_000 ? 60 : 5);

/** Feeds taken in, the index made, and listings with all counts, beside the same in plain SQL. */
export async function bench(): Promise<void> {
  for (const cars of sizes) await withEmptyDatabase(() => benchOf(cars));
}

async function benchOf(cars: number): Promise<void> {
  await benchImport(cars);
  const made = await timed(async () => new StockSnapshot(await loadStock("rimal")));
  const stock = made.value;
  const { count, profiles } = stock.columns;
  process.stdout.write(
    `the index of ${count} listed ones, ${profiles.length} profiles, made in ${made.ms.toFixed(0)} ms\n`,
  );
  const numbers = numbersFrom(cars);
  const times = {
    listing: [] as number[],
    processor: [] as number[],
    version: [] as number[],
    plain: [] as number[],
  };
  const oracles = cars > 100_000 ? 10 : 100;
  for (let search = -100; search < searches; search += 1) {
    const random = randomQuery(numbers);
    const query = search % 5 === 4 ? { ...random, q: numbers.oneOf(words) } : random;
    const cpu = process.threadCpuUsage();
    const listed = await timed(async () => searchResultsOf(stock, query, { language: "en", now }));
    const { user, system } = process.threadCpuUsage(cpu);
    const measured = await timed(() => stockVersion());
    if (search < 0) continue;
    times.listing.push(listed.ms);
    times.processor.push((user + system) / 1000);
    times.version.push(measured.ms);
    // Interleaved with the others, so that the machine's mood is the same.
    if (search % (searches / oracles) === 0)
      times.plain.push((await timed(() => queryOracle(query, "rimal"))).ms);
  }
  printFigures("listing with all counts", figuresOf(times.listing), `goal p99 ${goalFor(cars)} ms`);
  printFigures(
    "of it time of the processor",
    figuresOf(times.processor),
    "in steps of the kernel; what a machine at rest takes",
  );
  printFigures("the question for the version", figuresOf(times.version), "comes before each of them");
  printFigures("plain SQL", figuresOf(times.plain), "the same counts and page");
}

async function benchImport(cars: number): Promise<void> {
  const most = watchMemory();
  const { value, ms } = await timed(() => importStock(feedOf(cars), { complete: true, now }));
  if (!value.ok) throw new Error(value.code);
  const rate = ((cars / ms) * 1000).toFixed(0);
  process.stdout.write(
    `${cars} cars taken in within ${(ms / 1000).toFixed(1)} s, ${rate}/s, at most ${most()} MB\n`,
  );
}

async function* feedOf(cars: number): AsyncGenerator<Uint8Array> {
  yield* generatedFeed(generatedStock(cars, 20_261_122));
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}

/** Watches the memory of the process from now on; the answer ends it and gives the most there was, in megabytes. */
function watchMemory(): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  return () => {
    clearInterval(timer);
    return Math.round(most / 1_048_576);
  };
}
