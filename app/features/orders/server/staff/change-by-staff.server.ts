import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { type Refused, type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { type Fulfilment, moveFulfilment } from "../../rules/order/fulfilment.ts";
import { orderStateOf } from "../../rules/order/order-state.ts";
import type { StaffDeed } from "../../rules/order/staff-deeds.ts";
import { lockOrder, type OrderRow, ordersOf } from "../orders/order-rows.server.ts";
import { type OrderChange, saveOrder } from "../orders/save-order.server.ts";

/** Which order, as a member of staff last saw it: a later one is not overwritten. */
export interface SeenOrder {
  readonly orderId: string;
  readonly version: number;
  /** Who does it, for the order's history and the movements of stock. */
  readonly by: StaffActor;
  readonly now: Date;
}
export type StaffRefusal = "order-not-found" | "order-changed" | "illegal-move" | "not-theirs";
/** An order after a deed of staff, with what differs. */
export type ChangedOrder = OrderRow & { readonly changes: readonly FieldChange[] };

/** A line of the order's history. */
interface StaffNote {
  readonly kind: StaffDeed;
  /** Which line, and how many pieces of it. */
  readonly line?: number;
  readonly quantity?: number;
  /** Dirhams. */
  readonly amount?: number;
  readonly note?: string;
  /** What differs beside the order's own state and price. */
  readonly changes?: readonly FieldChange[];
}

/** An order as it was seen, locked. Refuses one that has changed since, with who changed it and when. */
export async function lockSeen(
  trx: AnyTransaction,
  { orderId, version }: Pick<SeenOrder, "orderId" | "version">,
): Promise<Result<OrderRow, "order-not-found" | "order-changed">> {
  const order = await lockOrder(trx, orderId);
  if (order === undefined) return refuse("order-not-found");
  return order.version === version ? succeed(order) : changedMeanwhile(trx, order);
}

/** Without a name it was the customer, the bank or the program. */
async function changedMeanwhile(
  trx: AnyTransaction,
  { id, version, changed_at: at }: OrderRow,
): Promise<Refused<"order-changed">> {
  const deed = await ordersOf(trx)
    .selectFrom("orders.order_deed")
    .select("staff_name")
    .where("order_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return refuse("order-changed", { by: deed?.staff_name ?? null, at: at.toISOString() });
}

/** The same, where staff may move it to a state. */
export async function lockForMove(
  trx: AnyTransaction,
  seen: SeenOrder,
  to: Fulfilment,
): Promise<Result<OrderRow, StaffRefusal>> {
  const order = await lockSeen(trx, seen);
  if (!order.ok) return order;
  const moved = moveFulfilment(order.value.fulfilment, to, "staff");
  return moved.ok ? order : moved;
}

type ByStaff = Pick<SeenOrder, "by" | "now">;

/** Saves a change of a locked order as a deed of staff. */
export async function saveByStaff(
  trx: AnyTransaction,
  order: OrderRow,
  change: Omit<OrderChange, "actor" | "at">,
  { by, now, ...note }: ByStaff & StaffNote,
): Promise<ChangedOrder> {
  const saved = await saveOrder(trx, order, { ...change, actor: "staff", at: now });
  return recordDeed(trx, { before: order, saved }, { by, now, ...note });
}

/** Writes who has made a version of an order. */
export async function recordDeed(
  trx: AnyTransaction,
  { before, saved }: { readonly before: OrderRow; readonly saved: OrderRow },
  { by, now, changes = [], kind, line, quantity, amount, note = "" }: ByStaff & StaffNote,
): Promise<ChangedOrder> {
  await ordersOf(trx)
    .insertInto("orders.order_deed")
    .values({
      ...{ order_id: saved.id, version: saved.version, at: now, kind, line, quantity, amount, note },
      ...{ staff_id: by.staffId, staff_name: by.name },
    })
    .execute();
  return { ...saved, changes: [...changesBetween(factsOf(before), factsOf(saved)), ...changes] };
}

function factsOf({ fulfilment, money, credited }: OrderRow) {
  return { state: orderStateOf(fulfilment, money), credited };
}
