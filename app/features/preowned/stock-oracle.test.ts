import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { howMany } from "../../../tests/factories/how-much.ts";
import { numbersFrom } from "../../../tests/factories/random-numbers.ts";
import { generatedFeed, generatedStock } from "../../../tests/factories/stock/generated-stock.ts";
import { indexAnswer } from "../../../tests/factories/stock/stock-index-answer.ts";
import { queryOracle, randomQuery } from "../../../tests/factories/stock/stock-oracle.ts";
import { importStock } from "./server/import/import-stock.server.ts";
import { cachedStock } from "./server/stock-cache.server.ts";

testDatabase();
const combinations = howMany({ day: 80, night: 400 });
const cars = howMany({ day: 800, night: 3_000 });

beforeAll(async () => {
  async function* feed() {
    yield* generatedFeed(generatedStock(cars, 20_261_122));
  }
  const imported = await importStock(feed(), { complete: true, now: new Date("2026-11-22T09:00:00Z") });
  if (!imported.ok) throw new Error(imported.code);
});

test("every count, every page and every order is what plain SQL says, whatever filters come together", async () => {
  const { index } = await cachedStock();
  const numbers = numbersFrom(4);
  let found = 0;
  for (let round = 0; round < combinations; round += 1) {
    const query = randomQuery(numbers);
    const answer = indexAnswer(index, query);
    expect(answer, JSON.stringify(query)).toEqual(await queryOracle(query, "rimal"));
    if (answer.total > 0) found += 1;
  }
  // Searches that find nothing would prove little.
  expect(found).toBeGreaterThan(combinations / 2);
});
