import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { CounterTab } from "../../../rules/order/counter-tabs.ts";
import { counterTabs } from "../../../rules/order/counter-tabs.ts";
import { atPlaces, listOrdersForStaff, sourceOf } from "./list-orders.server.ts";
import type { OrderLineForStaff } from "./order-lines.server.ts";

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
  const [toPick, ready, returns] = await Promise.all([
    firstOf("to-pick", places),
    firstOf("ready", places),
    firstOf("returns", places),
  ]);
  const patience = now.getTime() - patientDays * dayMs;
  // What is brought to an appointment waits from then on.
  const uncollected = ready.filter(
    ({ since, appointmentAt }) => Math.max(since.getTime(), appointmentAt?.getTime() ?? 0) <= patience,
  );
  return { toPick, uncollected, returns };
}

/** Refunds that wait for a second person. */
export function refundsWaiting(places: readonly string[]): Promise<readonly OrderLineForStaff[]> {
  return firstOf("refunds", places);
}

async function firstOf(tab: WaitingTab, places: readonly string[]): Promise<readonly OrderLineForStaff[]> {
  return (await listOrdersForStaff({ places, tab, limit: mostOfAList })).orders;
}
