import { type Kysely, type Selectable, sql } from "kysely";
import * as z from "zod";
import { newId } from "#app/lib/id.ts";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { lineChange } from "../../cart-calls.ts";
import type { LineChange, StoredLine } from "../../rules/cart/cart-lines.ts";
import type { CartLine, OrdersTables } from "../../tables.ts";

export interface CartLineRow extends StoredLine {
  readonly note: string;
  readonly misfitAcknowledged: boolean;
}
export interface StoredCart {
  /** 0: there is none yet. */
  readonly version: number;
  readonly lines: readonly CartLineRow[];
}

const changes = z.array(lineChange);

/** A customer's cart as it is stored, in the order in which lines were added. */
export async function readCartRows(customerId: string): Promise<StoredCart> {
  const rows = await database<OrdersTables>()
    .selectFrom("orders.cart")
    .leftJoin("orders.cart_line", "orders.cart_line.customer_id", "orders.cart.customer_id")
    .select("orders.cart.version")
    .selectAll("orders.cart_line")
    .where("orders.cart.customer_id", "=", customerId)
    .orderBy("orders.cart_line.position")
    .execute();
  const lines = rows.flatMap(({ version: _, ...line }) =>
    // An empty cart is one row without a line.
    line.id === null ? [] : [lineOf(line as Selectable<CartLine>)],
  );
  return { version: rows[0]?.version ?? 0, lines };
}

async function linesOf(db: Kysely<OrdersTables>, customerId: string): Promise<CartLineRow[]> {
  const rows = await db
    .selectFrom("orders.cart_line")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("position")
    .execute();
  return rows.map(lineOf);
}

function lineOf(row: Selectable<CartLine>): CartLineRow {
  const { id, part, car, saved, quantity, note } = row;
  return {
    ...{ id, part, car, saved, quantity, note },
    originalPrice: row.original_price,
    unitDiscount: row.unit_discount,
    misfitAcknowledged: row.misfit_acknowledged,
    changes: changes.parse(row.changes) as LineChange[],
  };
}

/** Locks a customer's cart, which is made where there is none: their writes and checkouts come one after the other. */
export async function lockCart(trx: AnyTransaction, customerId: string, now: Date): Promise<StoredCart> {
  const db = tablesOf<OrdersTables>(trx);
  const lock = () =>
    sql<{
      version: number;
    }>`select version from orders.cart where customer_id = ${customerId} for update`.execute(trx);
  let [cart] = (await lock()).rows;
  if (cart === undefined) {
    await db
      .insertInto("orders.cart")
      .values({ customer_id: customerId, changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    [cart] = (await lock()).rows;
  }
  return { version: cart?.version ?? 1, lines: await linesOf(db, customerId) };
}

/** Writes the lines of a locked cart as they are now: new ones have no id yet. Answers the cart as it is stored. */
export async function saveCart(
  trx: AnyTransaction,
  customerId: string,
  { version, lines: before }: StoredCart,
  after: readonly (Omit<CartLineRow, "id"> & { readonly id: string | undefined })[],
  now: Date,
): Promise<StoredCart> {
  const db = tablesOf<OrdersTables>(trx);
  const stay = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !stay.has(id)).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom("orders.cart_line").where("id", "in", gone).execute();
  const lines: CartLineRow[] = [];
  for (const line of after) {
    const values = valuesOf(line);
    const old = before.find(({ id }) => id === line.id);
    const id = old?.id ?? newId<"cart-line">(now.getTime());
    lines.push({ ...line, id });
    if (old === undefined) {
      await db
        .insertInto("orders.cart_line")
        .values({ id, customer_id: customerId, ...values })
        .execute();
    } else if (JSON.stringify(valuesOf(old)) !== JSON.stringify(values))
      await db.updateTable("orders.cart_line").set(values).where("id", "=", old.id).execute();
  }
  await db
    .updateTable("orders.cart")
    .set({ version: version + 1, changed_at: now })
    .where("customer_id", "=", customerId)
    .execute();
  return { version: version + 1, lines };
}

function valuesOf(line: Omit<CartLineRow, "id">) {
  const { part, car, saved, quantity, note } = line;
  return {
    ...{ part, car, saved, quantity, note },
    original_price: line.originalPrice,
    unit_discount: line.unitDiscount,
    misfit_acknowledged: line.misfitAcknowledged,
    changes: JSON.stringify(line.changes),
  };
}
