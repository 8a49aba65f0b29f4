import { randomUUID } from "node:crypto";
import { main } from "../../../tests/factories/orders/orders-api.ts";
import type { ShopReply } from "./shop/shop-caller.ts";
import { type ShopCustomer, shopCustomers } from "./shop/shop-customers.ts";
import { type ShopPrograms, withShop } from "./shop/shop-programs.ts";
import { availableAt, makeAvailable, partsAt } from "./shop/shop-shelves.ts";
import { shopVisit } from "./shop/shop-visit.ts";
import { expectSound } from "./shop/unsound.ts";

const runs = Number(process.env.MARSA_RUNS ?? 20);
const checkouts = 100;
const pieces = 10;

/**
 * A hundred checkouts at once for ten pieces, by two processes: of a hundred customers, and of forty who press in several tabs.
 * Exactly ten are sold and paid, each run, nothing answers 5xx and the shelves add up.
 */
export async function bench(): Promise<void> {
  await withShop(async (shop) => {
    const [part = ""] = await partsAt(main, 1);
    const everybody = await shopCustomers(checkouts);
    for (const customers of [everybody, everybody.slice(0, 40)]) {
      let right = 0;
      for (let run = 0; run < runs; run += 1) if (await runOnce(shop, part, customers)) right += 1;
      const name = `${checkouts} checkouts of ${customers.length} customers for ${pieces} pieces`;
      process.stdout.write(`${name}: ${right} of ${runs} runs right\n`);
      if (right < runs) process.exitCode = 1;
    }
  });
}

async function runOnce(shop: ShopPrograms, part: string, customers: readonly ShopCustomer[]) {
  await makeAvailable(part, main, pieces);
  const carts = await Promise.all(customers.map((customer, place) => fillCart(shop, customer, part, place)));
  const started = performance.now();
  const replies = await Promise.all(
    Array.from({ length: checkouts }, (_, turn) => {
      const { customer, version } = carts[turn % carts.length] as FullCart;
      return checkOut(shop, customer, version, turn);
    }),
  );
  const ms = performance.now() - started;
  const orders = new Map(replies.filter(isOrder).map(({ reply, customer }) => [reply.data.id, customer]));
  const paid = await Promise.all([...orders].map(([id, customer]) => payFor(shop, customer, String(id))));
  const states = Map.groupBy(replies, ({ reply }) => `${reply.status} ${reply.code}`.trim());
  const left = await availableAt(part, main);
  const isSound = await expectSound("after a run");
  const answers = [...states].map(([state, all]) => `${all.length} x ${state}`).join(", ");
  const sold = paid.filter(Boolean).length;
  process.stdout.write(
    `${answers}; ${orders.size} orders, ${sold} paid, ${left} left in ${ms.toFixed(0)} ms\n`,
  );
  const isExpected = [...states.keys()].every((state) => ["200", "409 out-of-stock"].includes(state));
  return isSound && isExpected && orders.size === pieces && sold === pieces && left === 0;
}

interface FullCart {
  readonly customer: ShopCustomer;
  readonly version: number;
}

function addressOf({ running }: ShopPrograms, turn: number): string {
  return running[turn % running.length]?.address ?? "";
}

/** A machine that is busy with other things answers 503: filling carts is not what is measured. */
async function fillCart(shop: ShopPrograms, customer: ShopCustomer, part: string, turn: number) {
  const visit = shopVisit(addressOf(shop, turn), customer);
  for (let tries = 1; ; tries += 1) {
    const cleared = await visit.clear();
    const { status, code, data } = cleared.status === 200 ? await visit.add(part, 1) : cleared;
    if (status === 200) return { customer, version: Number(data.version) };
    if (tries === 10) throw new Error(`a cart could not be filled: ${status} ${code}`);
  }
}

/** Tabs of one customer have keys of their own, or share one as two presses of one button do. */
async function checkOut(shop: ShopPrograms, customer: ShopCustomer, version: number, turn: number) {
  const key = turn % 3 === 0 ? randomUUID() : `press-${customer.id}-${version}`;
  return { customer, reply: await shopVisit(addressOf(shop, turn), customer).order(version, key) };
}

function isOrder({ reply }: { readonly reply: ShopReply }): boolean {
  return reply.status === 200;
}

async function payFor(shop: ShopPrograms, customer: ShopCustomer, orderId: string): Promise<boolean> {
  const visit = shopVisit(addressOf(shop, 0), customer);
  const { data } = await visit.requestPayment(orderId);
  await visit.enterCard(String(data.redirectUrl), "approved-without-code");
  await visit.check(String(data.attemptId));
  const { data: order } = await visit.show(orderId);
  return order.number !== null && order.state === "PAID";
}
