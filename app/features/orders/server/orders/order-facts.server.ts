import { type PaymentSummary, paymentsOf } from "#app/features/payments/payments.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { type OrderLineRow, type OrderRow, ordersOf } from "./order-rows.server.ts";
import { payableKind } from "./save-order.server.ts";

/** Everything that is shown of some orders. Six queries at most, however many orders there are. */
export async function factsOf(orders: readonly OrderRow[], trx?: AnyTransaction) {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const read = await readTogether(orders, trx);
  return orders.map((order) => ({
    order,
    lines: read.lines.filter(isOf(order.id)),
    events: read.events.filter(isOf(order.id)),
    papers: read.papers.filter(isOf(order.id)),
    returns: read.returns.filter(isOf(order.id)),
    payment: read.payments.get(order.id),
  }));
}
export type OrderFacts = Awaited<ReturnType<typeof factsOf>>[number];

const isOf =
  (id: string) =>
  ({ order_id }: { readonly order_id: string }) =>
    order_id === id;

async function readTogether(orders: readonly OrderRow[], trx?: AnyTransaction): Promise<Together> {
  const ids = orders.map(({ id }) => id);
  const db = ordersOf(trx);
  const lines = await db
    .selectFrom("orders.order_line")
    .selectAll()
    .where("order_id", "in", ids)
    .orderBy("line")
    .execute();
  const events = await db
    .selectFrom("orders.order_event")
    .select(["order_id", "version", "state", "actor", "reason", "at"])
    .where("order_id", "in", ids)
    .orderBy("version")
    .execute();
  // What was never paid has no papers, what was not collected no returns.
  const papers = await papersOf(
    db,
    orders.filter(({ number }) => number !== null),
  );
  const returns = await returnsOf(
    db,
    orders.filter(({ collected_at: at }) => at !== null),
  );
  return { lines, events, papers, returns, payments: await paymentsOf(payableKind, ids, trx) };
}

async function papersOf(db: Db, orders: readonly OrderRow[]): Promise<Together["papers"]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  return db
    .selectFrom("orders.paper")
    .select(["id", "order_id", "series", "number", "issued_at"])
    .where("order_id", "in", ids)
    .orderBy("issued_at")
    .orderBy("number")
    .execute();
}

async function returnsOf(db: Db, orders: readonly OrderRow[]): Promise<Together["returns"]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  return db
    .selectFrom("orders.return_request as request")
    .innerJoin("orders.return_line as line", "line.return_id", "request.id")
    .select(["request.id", "request.order_id", "request.state", "request.requested_at"])
    .select(["request.note", "request.answer"])
    .select(["line.line", "line.quantity", "line.reason"])
    .where("request.order_id", "in", ids)
    .orderBy("request.requested_at")
    .orderBy("line.line")
    .execute();
}

type Db = ReturnType<typeof ordersOf>;

interface Together {
  readonly lines: OrderLineRow[];
  readonly events: {
    order_id: string;
    version: number;
    state: string;
    actor: string;
    reason: string;
    at: Date;
  }[];
  readonly papers: { id: string; order_id: string; series: string; number: number; issued_at: Date }[];
  readonly returns: {
    id: string;
    order_id: string;
    state: string;
    note: string;
    answer: string;
    requested_at: Date;
    line: number;
    quantity: number;
    reason: string;
  }[];
  readonly payments: Map<string, PaymentSummary>;
}
