import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { mayReturn, type ReturnReason } from "../../rules/returns/returns.ts";
import { linesOf, lockOwnOrder, ordersOf } from "../orders/order-rows.server.ts";
import { announceOrder } from "../orders/save-order.server.ts";

interface WantedReturn {
  readonly customerId: string;
  readonly orderId: string;
  readonly lines: readonly {
    readonly line: number;
    readonly quantity: number;
    readonly reason: ReturnReason;
  }[];
  readonly note?: string | undefined;
  readonly now: Date;
}

/** Requests to give collected pieces back, each line within the period of its kind and reason; all of them or none. */
export async function requestReturn(
  trx: AnyTransaction,
  { customerId, orderId, lines, note = "", now }: WantedReturn,
): Promise<Result<string, "order-not-found" | "not-returnable">> {
  const order = await lockOwnOrder(trx, customerId, orderId);
  if (order === undefined) return refuse("order-not-found");
  const { collected_at: collectedAt } = order;
  const isTwice = new Set(lines.map(({ line }) => line)).size < lines.length;
  if (collectedAt === null || isTwice) return refuse("not-returnable");
  const own = await linesOf(orderId, trx);
  const requested = await requestedPieces(trx, orderId);
  const given = { periods: config.orders.returns, collectedAt, now };
  const mayAll = lines.every((wanted) => {
    const line = own.find((one) => one.line === wanted.line);
    return line && mayReturn({ ...line, requested: requested.get(line.line) ?? 0 }, wanted, given);
  });
  if (!mayAll) return refuse("not-returnable");
  const id = newId<"Return">(now.getTime());
  await ordersOf(trx)
    .insertInto("orders.return_request")
    .values({ id, order_id: orderId, state: "requested", note, requested_at: now, changed_at: now })
    .execute();
  await ordersOf(trx)
    .insertInto("orders.return_line")
    .values(lines.map((line) => ({ return_id: id, ...line })))
    .execute();
  await announceOrder(trx, order);
  return succeed(id);
}

/** Pieces of each line that are requested to be given back and have not come yet. */
async function requestedPieces(trx: AnyTransaction, orderId: string): Promise<Map<number, number>> {
  const rows = await ordersOf(trx)
    .selectFrom("orders.return_line as line")
    .innerJoin("orders.return_request as request", "request.id", "line.return_id")
    .select(["line.line", ({ fn }) => fn.sum<number>("line.quantity").as("quantity")])
    .where("request.order_id", "=", orderId)
    .where("request.state", "in", ["requested", "accepted"])
    .groupBy("line.line")
    .execute();
  return new Map(rows.map(({ line, quantity }) => [line, Number(quantity)]));
}
