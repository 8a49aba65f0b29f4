import { type RawBuilder, sql } from "kysely";
import { disputesToAnswer, type StuckRefund, stuckRefunds } from "#app/features/payments/payments.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { CounterTab } from "../../../rules/order/counter-tabs.ts";
import { counterTabs } from "../../../rules/order/counter-tabs.ts";
import { payableKind } from "../../orders/save-order.server.ts";
import { atPlaces, listOrdersForStaff, sourceOf } from "./list-orders.server.ts";
import { lineOf, linesFrom, type OrderLineForStaff } from "./order-lines.server.ts";

export type WaitingTab = Exclude<CounterTab, "all">;
const waitingTabs = counterTabs.filter((tab): tab is WaitingTab => tab !== "all");

/** How many orders each list of what waits has at some counters. One query. */
export async function countOrdersForStaff(places: readonly string[]): Promise<Record<WaitingTab, number>> {
  const sources = waitingTabs.map((tab) => [tab, sourceOf(tab, atPlaces(places))] as const);
  return countsOf<WaitingTab>(Object.fromEntries(sources) as Record<WaitingTab, RawBuilder<unknown>>);
}

/** How many rows each source has, by its name. One query. */
async function countsOf<Name extends string>(
  sources: Readonly<Record<Name, RawBuilder<unknown>>>,
): Promise<Record<Name, number>> {
  const counts = Object.entries<RawBuilder<unknown>>(sources).map(
    ([name, source]) => sql`(select count(*)::int from (${source}) as listed) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(counts)}`.execute(database());
  const [row] = rows;
  if (row === undefined) throw new Error("orders were not counted");
  return row;
}

/** Who has not collected within so many days is called. */
const patientDays = 3;
const dayMs = 86_400_000;
const mostOfAList = 100;

interface WaitingOrders {
  readonly count: number;
  readonly first: readonly OrderLineForStaff[];
}

/** What waits for people at the counters: to pick, uncollected, and to take back. How many of each, and the first of them. */
export async function ordersWaiting(
  places: readonly string[],
  now: Date,
): Promise<Record<"toPick" | "uncollected" | "returns", WaitingOrders>> {
  const before = new Date(now.getTime() - patientDays * dayMs);
  const [toPick, uncollected, returns, counts] = await Promise.all([
    firstOf("to-pick", places),
    uncollectedAt(places, before),
    firstOf("returns", places),
    countsOf<"toPick" | "uncollected" | "returns">({
      toPick: sourceOf("to-pick", atPlaces(places)),
      uncollected: uncollectedSource(places, before),
      returns: sourceOf("returns", atPlaces(places)),
    }),
  ]);
  return {
    toPick: { count: counts.toPick, first: toPick },
    uncollected: { count: counts.uncollected, first: uncollected },
    returns: { count: counts.returns, first: returns },
  };
}

/** Ready since before a moment. What is brought to an appointment waits from that one on. */
async function uncollectedAt(places: readonly string[], before: Date): Promise<OrderLineForStaff[]> {
  const stretch = sql`${uncollectedSource(places, before)} order by since, id limit ${mostOfAList}`;
  return (await linesFrom(stretch, mostOfAList, false)).map(lineOf);
}

function uncollectedSource(places: readonly string[], before: Date): RawBuilder<unknown> {
  return sql`select own.*, own.moved_at as since from orders.order as own
    where own.fulfilment = 'ready' and greatest(own.moved_at, own.appointment_at) <= ${before} and ${atPlaces(places)}`;
}

/** Refunds that wait for a second person: `staffId` is not who requested them. How many, and the first of them. */
export async function refundsWaiting(places: readonly string[], staffId: string): Promise<WaitingOrders> {
  const isOfAnother = sql`(select from orders.refund_request as other where other.order_id = own.id
    and other.decided_at is null and other.requested_by <> ${staffId})`;
  const here = sql`${atPlaces(places)} and exists ${isOfAnother}`;
  const source = sourceOf("refunds", here);
  const [rows, { refunds }] = await Promise.all([
    linesFrom(sql`${source} order by since, id limit ${mostOfAList}`, mostOfAList, false),
    countsOf<"refunds">({ refunds: source }),
  ]);
  return { count: refunds, first: rows.map(lineOf) };
}

/** A contested payment that waits for an answer, with its order. */
export interface WaitingDispute {
  readonly order: OrderLineForStaff;
  readonly amount: number;
  readonly receivedAt: Date;
  readonly respondBy: Date | null;
}

/** Contested payments of orders at some counters, the most urgent first. They are few, so all of them are answered. */
export async function disputesWaiting(places: readonly string[]): Promise<readonly WaitingDispute[]> {
  const disputes = await disputesToAnswer(payableKind);
  const orders = await paidOrders(disputes, places);
  return disputes.flatMap(({ reference, amount, receivedAt, respondBy }) => {
    const order = orders.get(reference);
    return order === undefined ? [] : [{ order, amount, receivedAt, respondBy }];
  });
}

/** Money that staff have to give back, or to ask the gateway about, of orders at some counters; what waits longest first. */
export async function stuckRefundsWaiting(
  places: readonly string[],
): Promise<readonly { readonly order: OrderLineForStaff; readonly refund: StuckRefund }[]> {
  const refunds = await stuckRefunds(payableKind);
  const orders = await paidOrders(refunds, places);
  return refunds.flatMap((refund) => {
    const order = orders.get(refund.reference);
    return order === undefined ? [] : [{ order, refund }];
  });
}

/** The orders at some counters to which payments belong, by their ids. */
async function paidOrders(
  payments: readonly { readonly reference: string }[],
  places: readonly string[],
): Promise<ReadonlyMap<string, OrderLineForStaff>> {
  if (payments.length === 0) return new Map();
  const ids = [...new Set(payments.map(({ reference }) => reference))];
  const stretch = sql`select own.*, own.placed_at as since from orders.order as own
    where own.id = any(${ids}::text[]) and ${atPlaces(places)}`;
  return new Map((await linesFrom(stretch, ids.length, false)).map((row) => [row.id, lineOf(row)]));
}

async function firstOf(tab: WaitingTab, places: readonly string[]): Promise<readonly OrderLineForStaff[]> {
  return (await listOrdersForStaff({ places, tab, limit: mostOfAList })).orders;
}
