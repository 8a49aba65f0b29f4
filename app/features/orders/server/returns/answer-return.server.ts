import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { moveReturn, type ReturnState } from "../../rules/returns/return-states.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import {
  linesOf,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  ordersOf,
} from "../orders/order-rows.server.ts";
import { saveOrder } from "../orders/save-order.server.ts";
import { issueCreditNote } from "../papers/issue-paper.server.ts";
import { moveStock } from "../stock/move-stock.server.ts";

interface ReturnAnswer {
  readonly returnId: string;
  readonly staff: string;
  readonly now: Date;
  /** What the customer reads. */
  readonly answer?: string;
}
type ReturnRefusal = "return-not-found" | "illegal-move";

export async function acceptReturn(
  trx: AnyTransaction,
  which: ReturnAnswer,
): Promise<Result<null, ReturnRefusal>> {
  const moved = await move(trx, which, "accepted");
  if (!moved.ok) return moved;
  await sendJob(trx, notifyOfOrder, { orderId: moved.value.id, occasion: "return-accepted" });
  return succeed(null);
}

export async function refuseReturn(
  trx: AnyTransaction,
  which: ReturnAnswer,
): Promise<Result<null, ReturnRefusal>> {
  const moved = await move(trx, which, "refused");
  if (!moved.ok) return moved;
  await sendJob(trx, notifyOfOrder, { orderId: moved.value.id, occasion: "return-refused" });
  return succeed(null);
}

/** The pieces are back: their price is credited and goes back, and what can be sold again stands on the shelf. */
export async function receiveReturn(
  trx: AnyTransaction,
  which: ReturnAnswer,
  { restock }: { readonly restock: boolean },
): Promise<Result<null, ReturnRefusal>> {
  const moved = await move(trx, which, "received");
  if (!moved.ok) return moved;
  const order = moved.value;
  const pieces = await returnedPieces(trx, which.returnId, await linesOf(order.id, trx));
  for (const { line, quantity } of pieces) {
    await ordersOf(trx)
      .updateTable("orders.order_line")
      .set(({ eb }) => ({ returned: eb("returned", "+", quantity) }))
      .where("order_id", "=", order.id)
      .where("line", "=", line.line)
      .execute();
    const movement = { part: line.part, center: order.center, quantity, kind: "returned" } as const;
    if (restock) await moveStock(trx, { ...movement, orderId: order.id, actor: which.staff, at: which.now });
  }
  const paid = pieces.reduce(
    (sum, one) => sum + one.quantity * (one.line.original_price - one.line.unit_discount),
    0,
  );
  const amount = Math.min(paid, order.total_price - order.credited);
  if (amount > 0) await issueCreditNote(trx, order, { pieces, amount, reason: "returned" }, which.now);
  const fields = { credited: order.credited + amount };
  await saveOrder(trx, order, { fields, actor: "staff", reason: "returned", at: which.now });
  return succeed(null);
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

async function move(
  trx: AnyTransaction,
  { returnId, answer, now }: ReturnAnswer,
  to: ReturnState,
): Promise<Result<OrderRow, ReturnRefusal>> {
  const request = ordersOf(trx).selectFrom("orders.return_request").where("id", "=", returnId);
  const found = await request.select("order_id").executeTakeFirst();
  const order = found && (await lockOrder(trx, found.order_id));
  if (order === undefined) return refuse("return-not-found");
  // Under the order's lock nobody else answers it.
  const { state } = await request.select("state").executeTakeFirstOrThrow();
  const moved = moveReturn(state, to);
  if (!moved.ok) return moved;
  await ordersOf(trx)
    .updateTable("orders.return_request")
    .set({ state: to, changed_at: now, ...(answer !== undefined && { answer }) })
    .where("id", "=", returnId)
    .execute();
  return succeed(order);
}
