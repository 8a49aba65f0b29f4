import { sendAlerts } from "#app/features/orders/server/alerts/send-alerts.server.ts";
import { forgetCarts } from "#app/features/orders/server/cart/forget-carts.server.ts";
import { sendDocuments } from "#app/features/orders/server/erp/send-documents.server.ts";
import { cancelOrdersAhead } from "#app/features/orders/server/orders/cancel-ahead.server.ts";
import { collectInTime } from "#app/features/orders/server/orders/collect-in-time.server.ts";
import { expireOrders } from "#app/features/orders/server/orders/expire-orders.server.ts";
import { forgetOrders } from "#app/features/orders/server/orders/forget-orders.server.ts";
import { listOrders, showOrder } from "#app/features/orders/server/orders/show-orders.server.ts";
import { availabilityOf } from "#app/features/orders/server/stock/availability.server.ts";
import { forgetPayments } from "#app/features/payments/server/forget-payments.server.ts";
import { reconcilePayments } from "#app/features/payments/server/reconciling/reconcile-payments.server.ts";
import { settleDay } from "#app/features/payments/server/settlement/settle-day.server.ts";
import "#app/features/orders/api.server.ts";
import { openProblems } from "#app/features/payments/payments.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, databaseUrl, inTransaction } from "#app/platform/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { figuresOf, printFigures } from "../support/figures.ts";
import { scansOf, statementsOf } from "../support/statement-plans.ts";
import { analyze, fillOrders } from "./office/fill-orders.ts";
import { officeVisits } from "./office/office-visits.ts";
import { callShop } from "./shop/shop-caller.ts";
import { type ShopCustomer, shopCustomers } from "./shop/shop-customers.ts";
import { withShop } from "./shop/shop-programs.ts";

const ofOffice = Number(process.env.MARSA_ORDERS ?? 50_000);
const ofCustomer = 2_000;
const calls = 500;
/** A small table is read from end to end by any plan. */
const fromRows = 1_000;

/**
 * A customer with two thousand orders, in an office with fifty thousand: how long their pages take over HTTP, and which deeds of
 * staff and jobs read a table from end to end. Those that come once a night may.
 */
export async function bench(): Promise<void> {
  await withShop(
    async ({ running }) => {
      await startJobs(databaseUrl(), { work: false });
      const [customer] = await shopCustomers(1);
      if (customer === undefined) throw new Error("nobody buys");
      const small = Math.round(ofOffice / 10);
      await fillOrders(0, small);
      await fillOrders(small, small + ofCustomer, customer.id);
      await analyze();
      const before = await timesOf(customer.id, "office-8");
      await fillOrders(small + ofCustomer, ofOffice);
      await analyze();
      await measurePages(running[0]?.address ?? "", customer);
      const after = await timesOf(customer.id, "office-18");
      for (const [name, deed] of after) print(name, before.get(name), deed, small);
      if ([...after.values()].some(({ scans, isNightly }) => scans.size > 0 && !isNightly))
        process.exitCode = 1;
      await stopJobs(1_000);
    },
    { count: 1 },
  );
}

async function measurePages(address: string, customer: ShopCustomer): Promise<void> {
  const paths = {
    "orders, page 1": "/parts/orders",
    "orders, page 90": "/parts/orders?page=90",
    "one order by its id": `/parts/orders/filled-${Math.round(ofOffice / 10) + 500}`,
    "one order by its number": `/parts/orders/FILL-${Math.round(ofOffice / 10) + 500}`,
    cart: "/cart",
  };
  for (const [what, path] of Object.entries(paths)) {
    const times: number[] = [];
    for (let call = -50; call < calls; call += 1) {
      const started = performance.now();
      const { status } = await callShop(address, customer, ["GET", path]);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      if (call >= 0) times.push(performance.now() - started);
    }
    printFigures(what, figuresOf(times), `of ${ofCustomer} orders, beside ${ofOffice}`);
  }
}

interface Deed {
  readonly ms: number;
  readonly statements: number;
  readonly scans: ReadonlyMap<string, string>;
  readonly isNightly: boolean;
}

async function timesOf(customerId: string, deleted: string): Promise<Map<string, Deed>> {
  const found = new Map<string, Deed>();
  for (const [name, work] of Object.entries({ ...deedsOf(customerId, deleted), ...officeVisits() })) {
    const started = performance.now();
    const statements = await statementsOf(work, ["orders", "payments"]);
    const ms = performance.now() - started;
    const scans = await scansOf(statements, fromRows);
    found.set(name, { ms, statements: statements.length, scans, isNightly: name.startsWith("nightly") });
  }
  return found;
}

function deedsOf(customerId: string, deleted: string): Readonly<Record<string, () => Promise<unknown>>> {
  const reader = { customerId, language: "en" as const, now: now() };
  const inOne = (work: (trx: AnyTransaction) => Promise<unknown>) => () =>
    inTransaction<unknown, void>(async (trx) => {
      await work(trx);
    });
  return {
    "list orders": () => listOrders(reader, 1),
    "show an order": () => showOrder(reader, `FILL-${Math.round(ofOffice / 10) + 500}`),
    availability: () => availabilityOf("90915HJR01,90915HJR02", now()),
    "expire orders": () => expireOrders(now()),
    "collect in time": () => collectInTime(now()),
    "hand over to the ERP": () => sendDocuments({ take: async () => undefined }, now()),
    "send alerts": () => sendAlerts(now()),
    "reconcile payments": () => reconcilePayments(now()),
    "problems of the staff": () => openProblems(),
    "settle a day": () => settleDay(new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10)),
    "cancel what is ahead of a deleted account": () => cancelOrdersAhead(deleted, now()),
    "nightly: forget orders": inOne((trx) => forgetOrders(trx, now())),
    "nightly: forget payments": inOne((trx) => forgetPayments(trx, now())),
    "nightly: forget carts": inOne((trx) => forgetCarts(trx, now())),
  };
}

function print(name: string, before: Deed | undefined, deed: Deed, small: number): void {
  const { ms, statements, scans } = deed;
  process.stdout.write(
    `${name}: ${statements} statements, ${before?.ms.toFixed(0)} ms at ${small} orders, ${ms.toFixed(0)} ms at ${ofOffice}\n`,
  );
  for (const [table, text] of scans)
    process.stdout.write(`  reads ${table} from end to end: ${text.replace(/\s+/g, " ").slice(0, 300)}\n`);
}
