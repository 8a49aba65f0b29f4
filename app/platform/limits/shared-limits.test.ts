import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { database, inTransaction, queryCount } from "../database.server.ts";
import { forgetRateLimits, giveTryBack, isWithinSharedLimit, spendTry } from "./shared-limits.server.ts";

testDatabase({ jobs: false });
afterEach(() => vi.useRealTimers());

const minutes = 60_000;
const after = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
const tryCode = (order: string) => spendTry("pickup code of an order", order);
const isFree = (wait: number) => wait === 0;

async function rows(): Promise<{ key: string; points: number }[]> {
  return (await sql<{ key: string; points: number }>`select * from platform.rate_limit`.execute(database()))
    .rows;
}

test("of twenty tries at once exactly five are made, and another secret has its own", async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => tryCode("a")));
  expect(waits.filter(isFree)).toHaveLength(5);
  expect(await tryCode("b")).toBe(0);
});

test("the lock lasts from the try that was too many, and no longer for those that follow", async () => {
  for (let n = 0; n < 5; n += 1) expect(await tryCode("c")).toBe(0);
  after(14 * minutes);
  expect(await tryCode("c")).toBe(15 * 60);
  after(10 * minutes);
  expect(await tryCode("c")).toBeLessThanOrEqual(5 * 60);
  after(5 * minutes + 1_000);
  expect(await tryCode("c")).toBe(0);
});

test("a try that is given back is free again", async () => {
  for (let n = 0; n < 30; n += 1) {
    expect(await tryCode("d")).toBe(0);
    await giveTryBack("pickup code of an order", "d");
  }
});

test("requests are counted a minute, for a site of IPv6 as well; refused again they cost no query", async () => {
  const request = (caller: string) => isWithinSharedLimit("hold", caller, 3);
  const answers = await Promise.all(Array.from({ length: 10 }, () => request("192.0.2.1")));
  expect(answers.filter(Boolean)).toHaveLength(3);
  const before = queryCount();
  expect(await request("192.0.2.1")).toBe(false);
  expect(queryCount()).toBe(before);
  const site = await Promise.all(Array.from({ length: 30 }, (_, n) => request(`2001:db8:1:${n}`)));
  expect(site.filter(Boolean)).toHaveLength(12);
  after(minutes + 1);
  expect(await request("192.0.2.1")).toBe(true);
});

test("the table names nobody, and loses what is over", async () => {
  await isWithinSharedLimit("hold", "192.0.2.7", 3);
  for (const { key } of await rows()) expect(key).toMatch(/^[\w-]{43}$/);
  after(60 * minutes);
  await tryCode("e");
  await inTransaction<unknown, void>((trx) => forgetRateLimits.run({}, trx));
  expect(await rows()).toHaveLength(1);
});
