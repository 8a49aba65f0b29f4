import { newId } from "#app/lib/id.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { OrdersTables } from "../../tables.ts";
import { lockStock, type Pieces } from "./stock-rows.server.ts";

export type MovementKind = "collected" | "short" | "returned" | "count";

export interface Movement extends Pieces {
  readonly kind: MovementKind;
  readonly orderId?: string;
  /** Who moved them. */
  readonly actor: string;
  readonly at: Date;
}

/**
 * Moves pieces of a center in or out, by their sign. A part that it never had gets a row. What moved before the last count, and
 * waited for it, is counted already.
 */
export async function moveStock(trx: AnyTransaction, movement: Movement): Promise<void> {
  const { part, center, quantity, kind, orderId, actor, at } = movement;
  const db = tablesOf<OrdersTables>(trx);
  await lockStock(trx, [{ part, center }]);
  await db
    .insertInto("orders.stock_movement")
    .values({ id: newId(at.getTime()), part, center, quantity, kind, order_id: orderId ?? null, actor, at })
    .execute();
  await db
    .insertInto("orders.stock")
    .values({ part, center, on_hand: quantity, counted: 0, as_of: new Date(0) })
    .onConflict((conflict) =>
      conflict.columns(["part", "center"]).doUpdateSet(({ eb }) => ({
        on_hand: eb
          .case()
          .when("orders.stock.as_of", "<", at)
          .then(eb("orders.stock.on_hand", "+", quantity))
          .else(eb.ref("orders.stock.on_hand"))
          .end(),
      })),
    )
    .execute();
}
