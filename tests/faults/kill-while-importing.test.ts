import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listStockCall } from "#app/features/preowned/calls.ts";
import type { StockCar } from "#app/features/preowned/rules/stock/stock-car.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { howMany } from "../factories/how-much.ts";
import { apiCaller } from "../factories/program/api-caller.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { generatedFeed, generatedStock } from "../factories/stock/generated-stock.ts";

const secret = "a-dealer-brings-cars-by-the-thousand";
const { url } = testDatabase({ jobs: false });
const start = () => startProgram({ DATABASE_URL: url, MARSA_STOCK_SECRET: secret, MARSA_DEMO: "off" });
const rounds = howMany({ day: 2, night: 8 });
const stockSize = howMany({ day: 1_500, night: 6_000 });
let dealersDoor: RunningProgram;
let other: RunningProgram;

beforeAll(async () => {
  [dealersDoor, other] = await Promise.all([start(), start()]);
});
afterAll(() => Promise.all([dealersDoor.stop(), other.stop()]));

/** Cars of the site's brand; `round` makes all of them cost something else. */
const carsOf = (count: number, round: number): StockCar[] =>
  [...generatedStock(count, 7)].map((car) => ({
    ...car,
    price: car.price + round * 100,
    profile: { ...car.profile, make: "rimal", makeNames: { en: "Rimal", ar: "رمال" } },
  }));

/** Sends a complete feed and returns the status of the answer; `onPiece` is called before each piece is sent. */
async function bring(
  program: RunningProgram,
  cars: StockCar[],
  onPiece: (piece: number) => void = () => undefined,
  removals = 0,
): Promise<number | undefined> {
  async function* pieces() {
    let piece = 0;
    for (const bytes of generatedFeed(cars)) {
      onPiece(piece);
      piece += 1;
      yield bytes;
      await pause(2);
    }
  }
  const sending = request(`${program.address}/api/v1/cpov/stock?complete=true&confirm=${removals}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
  });
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  const [[answer]] = await Promise.all([answered, pipeline(Readable.from(pieces()), sending)]);
  answer.resume();
  await once(answer, "end");
  return answer.statusCode;
}

/** What the whole stock is, in a word: as many cars, with that sum of prices, at that version. */
async function stockInDatabase(): Promise<string> {
  const { rows } = await sql<{ stock: string }>`
    select concat_ws(' ', count(*), sum(price), (select version from preowned.stock_version),
      (select count(*) from preowned.price_change), (select count(*) from preowned.stock_import)) as stock
    from preowned.vehicle where status in ('in-stock', 'reserved')`.execute(database());
  return rows[0]?.stock ?? "";
}
async function listedBy(program: RunningProgram): Promise<{ total: number; cheapest: number | undefined }> {
  const listed = await apiCaller(program.address, "")(listStockCall, { query: { sort: "price-up" } });
  if (!listed.ok) throw new Error(listed.code);
  return { total: listed.data.total, cheapest: listed.data.items[0]?.price };
}
/** Whether a process changes the stock at this moment, with what came in before. */
async function isStockWritten(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and state = 'active' and query ~* '^\\s*(with|insert|update|merge|delete).*preowned\\.vehicle'`.execute(
    database(),
  );
  return rows.length > 0;
}
const cheapestOf = (cars: StockCar[]) => Math.min(...cars.map(({ price }) => price));

test("once an import has returned, the next read of every process shows it, whichever process took it in", async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const cars = carsOf(100 + round, round);
    expect(await bring(round % 2 === 0 ? dealersDoor : other, cars)).toBe(200);
    const expected = { total: cars.length, cheapest: cheapestOf(cars) };
    expect(await Promise.all([dealersDoor, other].map(listedBy)), `round ${round}`).toEqual([
      expected,
      expected,
    ]);
  }
});

test("a process that is killed while a feed comes in leaves the stock as it was, and the next feed is taken", async () => {
  const [before, after] = [carsOf(stockSize, 20), carsOf(stockSize + 500, 21)];
  expect(await bring(other, before)).toBe(200);
  const listedBefore = await listedBy(other);
  const stockBefore = await stockInDatabase();
  const pieces = [...generatedFeed(after)].length;
  for (const killedAt of [pieces - 1, Math.floor(pieces / 2)].slice(0, howMany({ day: 1, night: 2 }))) {
    let dead: Promise<void> | undefined;
    const answer = bring(dealersDoor, after, (piece) => {
      if (piece === killedAt) dead = dealersDoor.kill();
    });
    await expect(answer, `killed at piece ${killedAt}`).rejects.toThrow();
    await dead;
    expect(await stockInDatabase()).toBe(stockBefore);
    expect(await listedBy(other)).toEqual(listedBefore);
    dealersDoor = await start();
    expect(await listedBy(dealersDoor)).toEqual(listedBefore);
  }
  expect(await bring(dealersDoor, after)).toBe(200);
  expect(await Promise.all([dealersDoor, other].map(listedBy))).toEqual(
    Array.from({ length: 2 }, () => ({ total: after.length, cheapest: cheapestOf(after) })),
  );
});

test("a process that is killed while it takes a feed in that has come whole has done all of it or nothing", async () => {
  let [stored, total] = [await stockInDatabase(), (await listedBy(other)).total];
  for (const [round, laterMs] of [0, 150].slice(0, howMany({ day: 1, night: 2 })).entries()) {
    const cars = carsOf(stockSize + 600 + round, 30 + round);
    const state = { isAnswered: false };
    const answer = bring(dealersDoor, cars)
      .catch(() => undefined)
      .finally(() => {
        state.isAnswered = true;
      });
    while (!state.isAnswered && !(await isStockWritten())) await pause(2);
    await pause(laterMs);
    await dealersDoor.kill();
    await answer;
    // The database may be in the middle of a statement, and hears of the kill after it.
    await sql`select from preowned.stock_version for update`.execute(database());
    const found = await stockInDatabase();
    if (found !== stored) {
      expect(found).toMatch(
        new RegExp(`^${cars.length} ${cars.reduce((sum, { price }) => sum + price, 0)} `),
      );
      [stored, total] = [found, cars.length];
    }
    expect((await listedBy(other)).total).toBe(total);
    dealersDoor = await start();
  }
  const few = carsOf(50, 40);
  expect(await bring(dealersDoor, few)).toBe(409);
  expect(await bring(dealersDoor, few, undefined, total)).toBe(200);
  expect((await listedBy(other)).total).toBe(50);
});
