import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { brokenShelves } from "../../../../tests/factories/orders/orders-api.ts";

const binding = sql`('accepted', 'picking', 'ready', 'collected')`;
const pieces = (order: RawBuilder<unknown>) => sql`(select part, sum(quantity - dropped) as quantity
  from orders.order_line where order_id = ${order} group by part)`;

/** What must never be, at any moment: each finds rows that are wrong. */
const rules: Readonly<Record<string, RawBuilder<unknown>>> = {
  "an order whose number and state do not belong together": sql`select id from orders.order
    where (number is null) <> (fulfilment in ('open', 'expired') or (fulfilment = 'canceled' and paid_at is null))`,
  "a paid order without one receipt, or a receipt without one": sql`select id from orders.order as own
    where (number is not null)::int <> (select count(*) from orders.paper where order_id = own.id and series = 'R')`,
  "money of the bank that its order does not know": sql`select own.id from orders.order as own
    where captured <> (select coalesce(sum(attempt.captured), 0) from payments.attempt where kind = 'parts-order' and reference = own.id)`,
  "more captured than is owed, and nothing requested to be given back": sql`select id from orders.order
    where fulfilment <> 'open' and captured - refund_requested
      <> case when fulfilment in ${binding} then total_price - credited else 0 end`,
  "a request to give back that payments do not have": sql`select own.id from orders.order as own
    where refund_requested <> (select coalesce(sum(refund.amount), 0) from payments.refund
      join payments.attempt on attempt.id = refund.attempt_id where kind = 'parts-order' and reference = own.id)`,
  "two live orders of one customer": sql`select customer_id from orders.order where fulfilment = 'open'
    group by customer_id having count(*) > 1`,
  "a reservation of no order, or of one that is over": sql`select order_id from orders.reservation
    where not exists (select from orders.order as own where own.id = order_id
      and fulfilment in ('open', 'accepted', 'picking', 'ready'))`,
  "an accepted order without its pieces": sql`select own.id from orders.order as own
    where fulfilment in ('accepted', 'picking', 'ready') and exists (
      select from ${pieces(sql`own.id`)} as wanted where quantity <> coalesce((select sum(quantity)
        from orders.reservation where order_id = own.id and part = wanted.part and expires_at is null), 0))`,
  "a live order without its pieces": sql`select own.id from orders.order as own
    where fulfilment = 'open' and expires_at > now() and exists (
      select from ${pieces(sql`own.id`)} as wanted where quantity <> coalesce((select sum(quantity)
        from orders.reservation where order_id = own.id and part = wanted.part), 0))`,
  "a gap in the receipts": sql`select 'R' from orders.paper where series = 'R'
    having coalesce(max(number), 0) <> count(*)`,
  "a gap in the credit notes": sql`select 'C' from orders.paper where series = 'C'
    having coalesce(max(number), 0) <> count(*)`,
  "a number of an order that nobody has": sql`select last from orders.series where name = 'orders'
    and last <> (select count(*) from orders.order where number is not null)`,
  "a paid order of which the ERP does not hear": sql`select id from orders.order as own where number is not null
    and not exists (select from orders.hand_over where order_id = own.id and kind = 'paid')`,
};

/** What is wrong now with orders, money, papers and shelves, in words with how often and one example. */
async function unsound(): Promise<string[]> {
  const found: string[] = [];
  for (const [what, rule] of Object.entries(rules)) {
    const { rows } = await sql`${rule}`.execute(database());
    if (rows.length > 0) found.push(`${rows.length} x ${what}, such as ${JSON.stringify(rows[0])}`);
  }
  const shelves = await brokenShelves();
  if (shelves.length > 0)
    found.push(
      `${shelves.length} shelves that do not add up or are oversold, such as ${JSON.stringify(shelves[0])}`,
    );
  return found;
}

/** Prints what is wrong and lets the command fail; answers whether nothing is. */
export async function expectSound(when: string): Promise<boolean> {
  const found = await unsound();
  for (const one of found) process.stdout.write(`WRONG ${when}: ${one}\n`);
  if (found.length > 0) process.exitCode = 1;
  return found.length === 0;
}
