import { sql } from "kysely";
import "#app/features/orders/api.server.ts";
import { expireOrders } from "#app/features/orders/server/orders/expire-orders.server.ts";
import { reconcilePayments } from "#app/features/payments/server/reconciling/reconcile-payments.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, databaseUrl } from "#app/platform/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { expectSound } from "./unsound.ts";

const minute = 60_000;
const most = 100_000;

/** Does what the programs' jobs do within half an hour, and a little later looks whether money and orders belong together. */
export async function settleAll(): Promise<boolean> {
  await startJobs(databaseUrl(), { work: false });
  for (const minutes of [3, 30, 33, 36, 39])
    await reconcilePayments(new Date(now().getTime() + minutes * minute), { most });
  await expireOrders(new Date(now().getTime() + 40 * minute));
  await stopJobs(1_000);
  const wrong = await lostMoney();
  for (const one of wrong) process.stdout.write(`WRONG in the end: ${one}\n`);
  if (wrong.length > 0) process.exitCode = 1;
  return (await expectSound("in the end")) && wrong.length === 0;
}

/** What the bank has and what orders owe, once everything has come to its end. */
async function lostMoney(): Promise<string[]> {
  const rules = {
    "a charge that the bank has captured and its attempt has not, or the other way round": sql`
      select attempt.id from payments.attempt join payments.bank_charge charge on merchant_reference = attempt.id
      where (charge.state = 'captured') <> (attempt.captured > 0)`,
    "an order whose money at the bank is not what it owes": sql`select own.id from orders.order as own
      where case when fulfilment in ('accepted', 'picking', 'ready', 'collected') then total_price - credited else 0 end <>
        (select coalesce(sum(amount), 0) from payments.bank_charge charge where state = 'captured'
          and merchant_reference in (select id from payments.attempt where kind = 'parts-order' and reference = own.id))
        - (select coalesce(sum(refund.amount), 0) from payments.bank_refund refund where state = 'refunded'
          and merchant_reference in (select refund.id from payments.refund
            join payments.attempt on attempt.id = attempt_id where kind = 'parts-order' and reference = own.id))`,
    "a refund that never came to an end": sql`select id from payments.refund where state <> 'refunded'`,
    "a notification that nobody handled": sql`select id from payments.event where handled_at is null`,
  };
  const found: string[] = [];
  for (const [what, rule] of Object.entries(rules)) {
    const { rows } = await rule.execute(database());
    if (rows.length > 0) found.push(`${rows.length} x ${what}, such as ${JSON.stringify(rows[0])}`);
  }
  return found;
}
