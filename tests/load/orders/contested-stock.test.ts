import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import "#app/features/orders/api.server.ts";
import { addToCart } from "#app/features/orders/server/cart/edit-cart.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { howMany } from "../../factories/how-much.ts";
import { brokenShelves, main, seedSmallShop, shelf } from "../../factories/orders/orders-api.ts";
import { numbers } from "../../factories/parts/small-catalogue.ts";
import type { Checkout } from "./checkout-process.ts";

const { url } = testDatabase();
const crowd = howMany({ day: 24, night: 100 });
const rounds = howMany({ day: 1, night: 3 });
const { padsBefore, oilFilter, oil } = numbers;
let processes: ChildProcess[] = [];

beforeAll(async () => {
  await seedSmallShop(now());
  processes = [1, 2].map(() => fork(join(import.meta.dirname, "checkout-process.ts"), [url]));
  await Promise.all(processes.map((child) => once(child, "message")));
});
afterAll(async () => {
  for (const child of processes) child.send("end");
  await Promise.all(processes.map((child) => once(child, "exit")));
});

/** Sends each checkout to one of the two processes; answers what became of them. */
async function checkOutAtOnce(checkouts: readonly Checkout[]): Promise<string[]> {
  const answers = processes.map(async (child, place) => {
    child.send(checkouts.filter((_, turn) => turn % processes.length === place));
    const [answer] = (await once(child, "message")) as [string[]];
    return answer;
  });
  return (await Promise.all(answers)).flat();
}

async function cartOf(customerId: string, parts: readonly string[]): Promise<Checkout> {
  for (const part of parts) {
    const once = { customerId, idempotencyKey: `add-${part}-${customerId}`, now: now() };
    const added = await addToCart(once, { part, car: null, quantity: 1 });
    if (!added.ok) throw new Error(added.code);
  }
  return { customerId, cartVersion: parts.length + 1 };
}
/** So many pieces that nobody has reserved, and nothing else. */
async function stockOf(part: string, pieces: number): Promise<void> {
  await sql`update orders.stock set counted = ${pieces}, on_hand = ${pieces} where part = ${part} and center = ${main}`.execute(
    database(),
  );
}
async function startOver(): Promise<void> {
  await sql`truncate orders.reservation, orders.order, orders.cart, orders.done_write cascade`.execute(
    database(),
  );
  await sql`update orders.stock set reserved = 0`.execute(database());
}
const counted = (answers: readonly string[]) =>
  Object.fromEntries(
    Map.groupBy(answers, (answer) => answer.replace(/^order .*/, "ordered"))
      .entries()
      .map(([answer, all]) => [answer, all.length]),
  );

test(`${crowd} carts of two processes for ten pieces: exactly ten are ordered, in each of ${rounds} rounds`, async () => {
  await stockOf(padsBefore, 10);
  for (let round = 0; round < rounds; round += 1) {
    const carts = await Promise.all(
      Array.from({ length: crowd }, (_, place) => cartOf(`round-${round}-${place}`, [padsBefore])),
    );
    expect(counted(await checkOutAtOnce(carts))).toEqual({ ordered: 10, "out-of-stock": crowd - 10 });
    expect(await shelf(padsBefore)).toEqual({ onHand: 10, reserved: 10 });
    expect(await brokenShelves()).toEqual([]);
    await startOver();
  }
});

test("carts of several parts, in any order, block nobody for ever and leave no half order", async () => {
  for (const part of [padsBefore, oilFilter, oil]) await stockOf(part, crowd / 4);
  const mixes = [
    [oil, padsBefore],
    [padsBefore, oilFilter],
    [oilFilter, oil],
    [oil, oilFilter, padsBefore],
  ];
  const carts = await Promise.all(
    Array.from({ length: crowd }, (_, place) => cartOf(`mix-${place}`, mixes[place % mixes.length] ?? [])),
  );
  const { ordered = 0, ...others } = counted(await checkOutAtOnce(carts));
  expect(others).toEqual({ "out-of-stock": crowd - ordered });
  // As many as if each of them took one piece of everything.
  expect(ordered).toBeGreaterThanOrEqual(crowd / 4);
  const { rows } = await sql`select 1 from orders.reservation where not exists
    (select 1 from orders.order where id = order_id)`.execute(database());
  expect(rows).toEqual([]);
  expect(await brokenShelves()).toEqual([]);
  await startOver();
});

test("reservations that ran out are taken by those who come, and by each once", async () => {
  await stockOf(padsBefore, 10);
  const first = await Promise.all(
    Array.from({ length: 10 }, (_, place) => cartOf(`first-${place}`, [padsBefore])),
  );
  expect(counted(await checkOutAtOnce(first))).toEqual({ ordered: 10 });
  const past = new Date(now().getTime() - 1);
  await sql`update orders.reservation set expires_at = ${past}`.execute(database());
  const next = await Promise.all(
    Array.from({ length: 40 }, (_, place) => cartOf(`next-${place}`, [padsBefore])),
  );
  expect(counted(await checkOutAtOnce(next))).toEqual({ ordered: 10, "out-of-stock": 30 });
  expect(await shelf(padsBefore)).toEqual({ onHand: 10, reserved: 10 });
  expect(await brokenShelves()).toEqual([]);
});

test("one customer in twenty tabs of two processes has one order and its pieces alone", async () => {
  await startOver();
  await stockOf(padsBefore, 10);
  const cart = await cartOf("tabs", [padsBefore]);
  const answers = await checkOutAtOnce(Array.from({ length: 20 }, () => cart));
  expect(new Set(answers).size).toBe(1);
  expect(await shelf(padsBefore)).toEqual({ onHand: 10, reserved: 1 });
});
