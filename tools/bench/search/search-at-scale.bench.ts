import { importCatalogue, namedParts } from "#app/features/parts/parts.server.ts";
import { importStock, readStockWords } from "#app/features/preowned/preowned.server.ts";
import type { SiteSearch } from "#app/features/search/rules/site-search.ts";
import { partEntries } from "#app/features/search/server/part-entries.server.ts";
import {
  generatedCatalogue,
  generatedSize,
  partNumberOf,
  typeNameOf,
} from "../../../tests/factories/parts/generated-catalogue.ts";
import { linesOf } from "../../../tests/factories/parts/small-catalogue.ts";
import { numbersFrom } from "../../../tests/factories/random-numbers.ts";
import { demoSearch } from "../../../tests/factories/search/demo-search.ts";
import { everydayQueries } from "../../../tests/factories/search/everyday-queries.ts";
import { generatedFeed, generatedStock } from "../../../tests/factories/stock/generated-stock.ts";
import { withEmptyDatabase } from "../support/empty-database.ts";
import { figuresOf, printFigures } from "../support/figures.ts";

const [parts, cars] = [process.env.MARSA_PARTS ?? "1000000", process.env.MARSA_CARS ?? "1000000"].map(Number);
const now = new Date("2026-11-30T09:00:00Z");
const today = "2026-11-30";
const goalMs = 20;
const rounds = 3;

/**
 * Queries of customers to the site's search with a million parts and cars: what they name of both is read, then all is found and put
 * in order. `MARSA_PARTS` and `MARSA_CARS` say how many.
 */
export async function bench(): Promise<void> {
  await withEmptyDatabase(async () => {
    await taken("parts", () => importCatalogue(linesOf(generatedCatalogue(parts ?? 0)), { now }));
    await taken("cars", () => importStock(feed(), { complete: true, now }));
    const search = await demoSearch(now);
    for (const [what, queries] of Object.entries(queriesByKind())) await benchOf(search, what, queries);
  });
}

/** Half of the words for parts are those of the generated catalog, and its numbers and measures. */
function queriesByKind(): Record<string, readonly string[]> {
  const { upTo } = numbersFrom(7);
  const every = everydayQueries("tuning");
  const generated = Array.from({ length: 100 }, () => [
    typeNameOf(upTo(generatedSize.types - 1)),
    partNumberOf(upTo((parts ?? 1) - 1)),
    partNumberOf(upTo((parts ?? 1) - 1)).slice(0, 8),
  ]).flat();
  const of = (kind: string) => every.filter((one) => one.kind === kind).map(({ query }) => query);
  return {
    "words for parts": of("part"),
    "names, numbers and measures of the catalog": [...generated, "5W-30", "5w40"],
    "words for used cars": of("stock"),
    "words for pages": of("page"),
  };
}

async function benchOf(search: SiteSearch, what: string, queries: readonly string[]): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const query of queries) {
      const from = performance.now();
      const [named, read] = await Promise.all([namedParts(query, now), readStockWords(query)]);
      const params = Object.fromEntries(new URLSearchParams(read.address));
      const cars = { params, leftOut: read.leftOut };
      search.find(query, { most: 20, today, parts: partEntries(named, query), cars });
      if (round > 0) times.push(performance.now() - from);
    }
  printFigures(what, figuresOf(times), `goal p99 ${goalMs} ms`);
}

async function* feed(): AsyncGenerator<Uint8Array> {
  yield* generatedFeed(generatedStock(cars ?? 0, 20_261_130));
}

async function taken(what: string, work: () => Promise<{ readonly ok: boolean }>): Promise<void> {
  const from = performance.now();
  const imported = await work();
  if (!imported.ok) throw new Error(`${what} were not taken in`);
  process.stdout.write(`${what} taken in within ${((performance.now() - from) / 1000).toFixed(0)} s\n`);
}
