import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { CounterTab } from "../../../rules/order/counter-tabs.ts";
import { counterTabs } from "../../../rules/order/counter-tabs.ts";
import { atPlaces, listOrdersForStaff, sourceOf } from "./list-orders.server.ts";
import { lineOf, linesFrom, type OrderLineForStaff } from "./order-lines.server.ts";

export type WaitingTab = Exclude<CounterTab, "all">;
const waitingTabs = counterTabs.filter((tab): tab is WaitingTab => tab !== "all");

/** How many orders each list of what waits has at some counters. One query. */
export async function countOrdersForStaff(places: readonly string[]): Promise<Record<WaitingTab, number>> {
  const counts = waitingTabs.map(
    (tab) =>
      sql`(select count(*)::int from (${sourceOf(tab, atPlaces(places))}) as listed) as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<WaitingTab, number>>`select ${sql.join(counts)}`.execute(database());
  const [row] = rows;
  if (row === undefined) throw new Error("orders were not counted");
  return row;
}

/** Who has not collected within so many days is called. */
const patientDays = 3;
const dayMs = 86_400_000;
const mostOfAList = 100;

/** What waits for people at the counters: to pick, uncollected, and to take back. */
export async function ordersWaiting(
  places: readonly string[],
  now: Date,
): Promise<Record<"toPick" | "uncollected" | "returns", readonly OrderLineForStaff[]>> {
  const [toPick, uncollected, returns] = await Promise.all([
    firstOf("to-pick", places),
    uncollectedAt(places, new Date(now.getTime() - patientDays * dayMs)),
    firstOf("returns", places),
  ]);
  return { toPick, uncollected, returns };
}

/** Ready since before a moment. What is brought to an appointment waits from that one on. */
async function uncollectedAt(places: readonly string[], before: Date): Promise<OrderLineForStaff[]> {
  const stretch = sql`select own.*, own.moved_at as since from orders.order as own
    where own.fulfilment = 'ready' and greatest(own.moved_at, own.appointment_at) <= ${before}
      and ${atPlaces(places)} order by since, id limit ${mostOfAList}`;
  return (await linesFrom(stretch, mostOfAList, false)).map(lineOf);
}

/** Refunds that wait for a second person. */
export function refundsWaiting(places: readonly string[]): Promise<readonly OrderLineForStaff[]> {
  return firstOf("refunds", places);
}

async function firstOf(tab: WaitingTab, places: readonly string[]): Promise<readonly OrderLineForStaff[]> {
  return (await listOrdersForStaff({ places, tab, limit: mostOfAList })).orders;
}
