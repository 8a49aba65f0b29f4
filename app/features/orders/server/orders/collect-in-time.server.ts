import { sql } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import { type Collection, collectionStep, remindersDue, waitsSince } from "../../rules/order/collection.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import { endLocked } from "./cancel-order.server.ts";
import { eachOrder } from "./each-order.server.ts";
import { lockOrder, type OrderRow, ordersOf } from "./order-rows.server.ts";

/** Reminds customers of orders that wait at a counter; after the last day the pieces are free and the money goes back. */
export async function collectInTime(at: Date): Promise<void> {
  const waiting = await ordersOf()
    .selectFrom("orders.order")
    .select(["id", "ready_at", "appointment_at", "reminders"])
    .where("fulfilment", "=", sql.lit("ready"))
    .orderBy("ready_at")
    .execute();
  const due = waiting.filter((order) => stepOf(order, at) !== "none");
  await eachOrder(due, async (trx, id) => {
    const locked = await lockOrder(trx, id);
    if (locked?.fulfilment === "ready") await takeStep(trx, locked, at);
  });
}

type WaitingRow = Pick<OrderRow, "ready_at" | "appointment_at" | "reminders">;

function stepOf(order: WaitingRow, at: Date): Collection {
  const since = sinceOf(order);
  const { reminders } = order;
  return since === undefined ? "none" : collectionStep({ since, reminders }, config.orders, at);
}

function sinceOf({ ready_at: readyAt, appointment_at: appointmentAt }: WaitingRow): Date | undefined {
  return readyAt === null ? undefined : waitsSince(readyAt, appointmentAt);
}

async function takeStep(trx: AnyTransaction, order: OrderRow, at: Date): Promise<void> {
  const step = stepOf(order, at);
  if (step === "none") return;
  if (step === "remind") {
    await ordersOf(trx)
      .updateTable("orders.order")
      .set({ reminders: remindersDue(sinceOf(order) ?? at, config.orders.collectReminders, at) })
      .where("id", "=", order.id)
      .execute();
    return sendJob(trx, notifyOfOrder, { orderId: order.id, occasion: "reminder" });
  }
  await endLocked(trx, order, { actor: "system", reason: "not-collected", at });
  await sendJob(trx, notifyOfOrder, { orderId: order.id, occasion: "not-collected" });
}

defineOutsideJob({
  name: "collect-in-time",
  schema: z.unknown(),
  // At half past each hour: nobody is reminded at night, as orders become ready by day.
  schedule: "30 * * * *",
  callOut: () => collectInTime(now()),
});
