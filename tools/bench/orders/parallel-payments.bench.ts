import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { main } from "../../../tests/factories/orders/orders-api.ts";
import { settleAll } from "./shop/settle-all.ts";
import { type ShopCustomer, shopCustomers } from "./shop/shop-customers.ts";
import { type ShopPrograms, withShop } from "./shop/shop-programs.ts";
import { makeAvailable, partsAt } from "./shop/shop-shelves.ts";
import { shopVisit } from "./shop/shop-visit.ts";

const payments = Number(process.env.MARSA_PAYMENTS ?? 1_000);
const kills = Number(process.env.MARSA_KILLS ?? 10);
const atOnce = 40;
const sendings = 200;

interface Payable {
  readonly customer: ShopCustomer;
  readonly orderId: string;
  readonly attemptId: string;
  readonly page: string;
}

/**
 * A thousand customers pay at the same moment, while the programs are killed again and again; then every third cancels at the same
 * moment. Each order has one receipt, each canceled one a credit note, and neither series has a gap.
 */
export async function bench(): Promise<void> {
  await withShop(
    async (shop) => {
      const [part = ""] = await partsAt(main, 1);
      await makeAvailable(part, main, payments);
      const customers = await shopCustomers(payments);
      const payables = await inGroups(customers, (customer, place) => orderOf(shop, customer, part, place));
      process.stdout.write(`${payables.length} orders wait for their payment\n`);
      const [answers] = await Promise.all([
        Promise.all(payables.map((one, place) => payFor(shop, one, place))),
        killAll(shop),
      ]);
      const isPaidWell = await settleAll();
      await Promise.all(
        payables.filter((_, place) => place % 3 === 0).map((one, place) => cancel(shop, one, place)),
      );
      const isCanceledWell = await settleAll();
      const [receipts, notes] = [await seriesOf("R"), await seriesOf("C")];
      const isRight =
        isPaidWell &&
        isCanceledWell &&
        isWhole(receipts, payments) &&
        isWhole(notes, Math.ceil(payments / 3));
      process.stdout.write(
        `${payments} payments with ${kills} kills, ${answers.reduce((sum, tries) => sum + tries, 0)} sendings: ` +
          `receipts ${JSON.stringify(receipts)}, credit notes ${JSON.stringify(notes)}: ${isRight ? "no gap" : "WRONG"}\n`,
      );
      if (!isRight) process.exitCode = 1;
    },
    { isBare: true },
  );
}

async function inGroups<T, R>(values: readonly T[], work: (value: T, place: number) => Promise<R>) {
  const results: R[] = [];
  for (let first = 0; first < values.length; first += atOnce)
    results.push(
      ...(await Promise.all(
        values.slice(first, first + atOnce).map((value, place) => work(value, first + place)),
      )),
    );
  return results;
}

function visitAt({ running }: ShopPrograms, customer: ShopCustomer, turn: number) {
  return shopVisit(running[turn % running.length]?.address ?? "", customer);
}

async function orderOf(
  shop: ShopPrograms,
  customer: ShopCustomer,
  part: string,
  turn: number,
): Promise<Payable> {
  const visit = visitAt(shop, customer, turn);
  const { data: cart } = await visit.add(part, 1);
  const { data: order } = await visit.order(Number(cart.version));
  const { data: payment } = await visit.requestPayment(String(order.id));
  const page = String(payment.redirectUrl);
  return { customer, orderId: String(order.id), attemptId: String(payment.attemptId), page };
}

/** Sends the card until the order is paid; answers how often. */
async function payFor(
  shop: ShopPrograms,
  { customer, attemptId, orderId, page }: Payable,
  place: number,
): Promise<number> {
  for (let turn = 1; turn <= sendings; turn += 1) {
    const visit = visitAt(shop, customer, place + turn);
    await visit.enterCard(page, "approved-without-code");
    await visit.check(attemptId);
    if ((await visit.show(orderId)).data.number != null) return turn;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return sendings;
}

async function cancel(shop: ShopPrograms, { customer, orderId }: Payable, place: number): Promise<void> {
  const key = `cancel-${orderId}`;
  for (let turn = 0; turn < sendings; turn += 1) {
    const { status } = await visitAt(shop, customer, place + turn).cancel(orderId, key);
    if (status === 200) return;
  }
}

async function killAll(shop: ShopPrograms): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800));
    await shop.replace(kill % shop.running.length);
  }
}

interface Series {
  readonly papers: number;
  readonly orders: number;
  readonly last: number;
}

async function seriesOf(series: "R" | "C"): Promise<Series> {
  const { rows } = await sql<Series>`select count(*) as papers, count(distinct order_id) as orders,
    coalesce(max(number), 0) as last from orders.paper where series = ${series}`.execute(database());
  return rows[0] ?? { papers: 0, orders: 0, last: 0 };
}

function isWhole({ papers, orders, last }: Series, expected: number): boolean {
  return papers === expected && orders === expected && last === expected;
}
