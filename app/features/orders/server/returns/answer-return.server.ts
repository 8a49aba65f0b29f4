import type { FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { moveReturn, type ReturnState } from "../../rules/returns/return-states.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import { linesOf, type OrderLineRow, type OrderRow, ordersOf } from "../orders/order-rows.server.ts";
import { issueCreditNote } from "../papers/issue-paper.server.ts";
import { type ChangedOrder, lockSeen, type SeenOrder, saveByStaff } from "../staff/change-by-staff.server.ts";
import { moveStock } from "../stock/move-stock.server.ts";

interface ReturnAnswer extends SeenOrder {
  readonly returnId: string;
  /** What the customer reads. */
  readonly answer?: string;
}
type ReturnRefusal = "order-not-found" | "order-changed" | "return-not-found" | "illegal-move";
type Answered = Promise<Result<ChangedOrder, ReturnRefusal>>;

/** The customer may bring the pieces. */
export async function acceptReturn(trx: AnyTransaction, which: ReturnAnswer): Answered {
  const moved = await move(trx, which, "accepted");
  if (!moved.ok) return moved;
  await sendJob(trx, notifyOfOrder, newsOf(which, "return-accepted"));
  const { order, changes } = moved.value;
  const deed = { ...which, kind: "accept-return", note: which.answer ?? "", changes } as const;
  return succeed(await saveByStaff(trx, order, {}, deed));
}

/** The pieces stay the customer's, who reads why. */
export async function refuseReturn(trx: AnyTransaction, which: ReturnAnswer): Answered {
  const moved = await move(trx, which, "refused");
  if (!moved.ok) return moved;
  await sendJob(trx, notifyOfOrder, newsOf(which, "return-refused"));
  const { order, changes } = moved.value;
  const deed = { ...which, kind: "refuse-return", note: which.answer ?? "", changes } as const;
  return succeed(await saveByStaff(trx, order, {}, deed));
}

/** The pieces are back: their price is credited and goes back, and what can be sold again stands on the shelf. */
export async function receiveReturn(
  trx: AnyTransaction,
  which: ReturnAnswer,
  { restock }: { readonly restock: boolean },
): Answered {
  const moved = await move(trx, which, "received");
  if (!moved.ok) return moved;
  const { order } = moved.value;
  const pieces = await returnedPieces(trx, which.returnId, await linesOf(order.id, trx));
  for (const { line, quantity } of pieces) {
    await ordersOf(trx)
      .updateTable("orders.order_line")
      .set(({ eb }) => ({ returned: eb("returned", "+", quantity) }))
      .where("order_id", "=", order.id)
      .where("line", "=", line.line)
      .execute();
    const movement = { part: line.part, center: order.center, quantity, kind: "returned" } as const;
    const of = { orderId: order.id, actor: which.by.staffId, at: which.now };
    if (restock) await moveStock(trx, { ...movement, ...of });
  }
  const paid = pieces.reduce(
    (sum, one) => sum + one.quantity * (one.line.original_price - one.line.unit_discount),
    0,
  );
  const amount = Math.min(paid, order.total_price - order.credited);
  if (amount > 0) await issueCreditNote(trx, order, { pieces, amount, reason: "returned" }, which.now);
  const fields = { credited: order.credited + amount };
  const changes = [...moved.value.changes, { field: "restocked", before: null, after: restock }];
  const deed = { ...which, kind: "receive-return", amount, changes } as const;
  return succeed(await saveByStaff(trx, order, { fields, reason: "returned" }, deed));
}

function newsOf({ orderId, returnId }: ReturnAnswer, occasion: "return-accepted" | "return-refused") {
  return { orderId, occasion, returnId };
}

/** In the order of parts, as stock is locked in it. */
async function returnedPieces(trx: AnyTransaction, returnId: string, lines: readonly OrderLineRow[]) {
  const rows = await ordersOf(trx)
    .selectFrom("orders.return_line")
    .select(["line", "quantity"])
    .where("return_id", "=", returnId)
    .execute();
  return rows
    .flatMap(({ line, quantity }) => {
      const own = lines.find((one) => one.line === line);
      return own === undefined ? [] : [{ line: own, quantity }];
    })
    .toSorted((a, b) => (a.line.part < b.line.part ? -1 : 1));
}

interface MovedReturn {
  readonly order: OrderRow;
  readonly changes: readonly FieldChange[];
}

async function move(
  trx: AnyTransaction,
  { returnId, answer, now, ...seen }: ReturnAnswer,
  to: ReturnState,
): Promise<Result<MovedReturn, ReturnRefusal>> {
  // Under the order's lock nobody else answers it.
  const order = await lockSeen(trx, seen);
  if (!order.ok) return order;
  const found = await ordersOf(trx)
    .selectFrom("orders.return_request")
    .select("state")
    .where("id", "=", returnId)
    .where("order_id", "=", seen.orderId)
    .executeTakeFirst();
  if (found === undefined) return refuse("return-not-found");
  const moved = moveReturn(found.state, to);
  if (!moved.ok) return moved;
  await ordersOf(trx)
    .updateTable("orders.return_request")
    .set({ state: to, changed_at: now, ...(answer !== undefined && { answer }) })
    .where("id", "=", returnId)
    .execute();
  return succeed({
    order: order.value,
    changes: [{ field: "return", before: found.state, after: to }],
  });
}
