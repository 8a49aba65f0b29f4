import { sql } from "kysely";
import { handOverOrder, markReady, startPicking } from "#app/features/orders/orders-for-staff.server.ts";
import type { OrderRow } from "#app/features/orders/server/orders/order-rows.server.ts";
import type { SeenOrder } from "#app/features/orders/server/staff/change-by-staff.server.ts";
import type { Result } from "#app/lib/result.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { numbers } from "../parts/small-catalogue.ts";
import { ordersApiOnDemo } from "./orders-api.ts";

/** Works at the counters. */
export const salem: StaffActor = { staffId: "salem", name: "Salem Al Kuwari" };

/** The shop in this process, and what people at its counters do. Use it after `testDatabase()`. */
export function counterOnDemo() {
  const shop = ordersApiOnDemo();

  /** A deed of the staff on the order as it is now. */
  async function deed<T, C extends string>(
    id: string,
    work: (trx: AnyTransaction, seen: SeenOrder) => Promise<Result<T, C>>,
  ): Promise<Result<T, C>> {
    const { version } = await shop.show(id);
    return allOrNothing<T, C>((trx) => work(trx, { orderId: id, version, by: salem, now: now() }));
  }
  async function readyOrder(part: string = numbers.oil, quantity = 2): Promise<OrderRow> {
    const { id } = await shop.paidOrder(part, quantity);
    await deed(id, startPicking);
    const ready = await deed<OrderRow, string>(id, markReady);
    if (!ready.ok) throw new Error(ready.code);
    return ready.value;
  }
  const handOver = (id: string, pickupCode: string) =>
    deed<OrderRow, string>(id, (trx, seen) => handOverOrder(trx, seen, pickupCode));
  async function collectedOrder(part: string = numbers.oil, quantity = 2): Promise<string> {
    const { id, pickup_code: code } = await readyOrder(part, quantity);
    await handOver(id, code ?? "");
    return id;
  }
  return { ...shop, deed, readyOrder, handOver, collectedOrder };
}

/** What a customer hears of an order, in its order. */
export async function occasionsOf(orderId: string): Promise<string[]> {
  const { rows } = await sql<{ occasion: string }>`select data->>'occasion' as occasion from pgboss.job
    where name = 'notify-of-order' and data->>'orderId' = ${orderId} order by created_on, id`.execute(
    database(),
  );
  return rows.map(({ occasion }) => occasion);
}

export function inDays(count: number): Date {
  return new Date(now().getTime() + count * 86_400_000);
}
