import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import "#app/features/orders/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { howMany } from "../../factories/how-much.ts";
import { brokenShelves, seedSmallShop } from "../../factories/orders/orders-api.ts";

const { url } = testDatabase();
const customers = Array.from({ length: 8 }, (_, place) => `01976f00-0000-7000-8000-00000000200${place}`);
/** More of them, at each step of a checkout: `npm run bench kills-while-buying`. */
const kills = Number(process.env.MARSA_KILLS ?? howMany({ day: 2, night: 8 }));

beforeAll(async () => {
  await seedSmallShop(now());
  for (const [place, id] of customers.entries())
    await importCustomer(
      { ...noora, id, email: `buyer-${place}@example.qa`, phone: `5588100${place}` },
      now(),
    );
  await sql`update orders.stock set counted = 1000000, on_hand = 1000000`.execute(database());
});

const countOf = async (query: ReturnType<typeof sql>) =>
  Number(((await query.execute(database())).rows[0] as { count: number }).count);

const paidOrders = () => countOf(sql`select count(*) from orders.order where number is not null`);

/** Orders whose money, number and receipt do not belong together, and money that nobody has heard of. */
async function expectSound(): Promise<void> {
  expect(await brokenShelves()).toEqual([]);
  const halves = sql`select count(*) from orders.order as own where
    (number is null) <> (captured = 0) or (fulfilment = 'accepted') <> (number is not null)
    or (number is not null) <> exists (select from orders.paper where order_id = own.id and series = 'R')`;
  expect(await countOf(halves)).toBe(0);
  const unheard = sql`select count(*) from payments.attempt where captured > 0
    and not exists (select from orders.order as own where own.id = reference and own.captured = attempt.captured)`;
  expect(await countOf(unheard)).toBe(0);
  const gaps = sql`select coalesce(max(number), 0) - count(*) as count from orders.paper where series = 'R'`;
  expect(await countOf(gaps)).toBe(0);
  const unreserved = sql`select count(*) from orders.order as own where fulfilment = 'accepted'
    and not exists (select from orders.reservation where order_id = own.id and expires_at is null)`;
  expect(await countOf(unreserved)).toBe(0);
}

test("a process that is killed at any step leaves no half order, no lost payment and no stock behind", {
  timeout: 240_000 + kills * 30_000,
}, async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const child = fork(join(import.meta.dirname, "buying-process.ts"), [url, ...customers]);
    await once(child, "message");
    // Some have paid by then, and the others are at any step.
    const before = await paidOrders();
    while ((await paidOrders()) < before + 2) await sleep(5);
    await sleep(Math.random() * 300);
    child.kill("SIGKILL");
    await once(child, "exit");
    await expectSound();
  }
  expect(await paidOrders()).toBeGreaterThan(kills);
});
