import { importStock } from "#app/features/preowned/preowned.server.ts";
import { cachedStock } from "#app/features/preowned/server/stock-cache.server.ts";
import { numbersFrom } from "../../tests/factories/random-numbers.ts";
import { generatedFeed, generatedStock } from "../../tests/factories/stock/generated-stock.ts";
import { indexAnswer } from "../../tests/factories/stock/stock-index-answer.ts";
import { queryOracle, randomQuery } from "../../tests/factories/stock/stock-oracle.ts";
import { withEmptyDatabase } from "./support/empty-database.ts";

const combinations = Number(process.env.MARSA_COMBINATIONS ?? 100_000);
const cars = 1000;
const atOnce = 4;

/** Every count, page and order of a hundred thousand searches beside plain SQL (goal: 0 differ). */
export async function bench(): Promise<void> {
  await withEmptyDatabase(compareAll);
}

async function compareAll(): Promise<void> {
  async function* feed() {
    yield* generatedFeed(generatedStock(cars, 1));
  }
  const imported = await importStock(feed(), { complete: true, now: new Date("2026-11-22T09:00:00Z") });
  if (!imported.ok) throw new Error(imported.code);
  const { index } = await cachedStock();
  const started = performance.now();
  let [made, different, empty] = [0, 0, 0];
  const compare = async (seed: number) => {
    const numbers = numbersFrom(seed);
    while (made < combinations) {
      made += 1;
      const query = randomQuery(numbers);
      const [answer, wanted] = [indexAnswer(index, query), await queryOracle(query, "rimal")];
      if (wanted.total === 0) empty += 1;
      if (JSON.stringify(sorted(answer)) === JSON.stringify(sorted(wanted))) continue;
      different += 1;
      if (different < 5) process.stdout.write(`${JSON.stringify({ query, answer, wanted })}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, seed) => compare(seed)));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${made} searches, ${empty} of them empty, in ${seconds} s: ${different} differ\n`);
  if (different > 0) process.exitCode = 1;
}

function sorted({ counts, ...rest }: ReturnType<typeof indexAnswer>) {
  return { ...rest, counts: Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)) };
}
