import { referenceOf } from "#app/lib/reference.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { OrdersTables } from "../tables.ts";

/** R: receipts. C: credit notes. */
export type Series = "orders" | "R" | "C";

/**
 * The next number of a series. Its row stays locked until the transaction ends, so a number that was taken is used, or is taken
 * again by the next one: none is missing. Taken last, as everybody who pays waits for it.
 */
export async function takeNumber(trx: AnyTransaction, name: Series): Promise<number> {
  const { last } = await tablesOf<OrdersTables>(trx)
    .insertInto("orders.series")
    .values({ name, last: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet(({ eb }) => ({ last: eb("orders.series.last", "+", 1) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

/** What a customer reads out: it says nothing of how many orders there are. */
export function orderNumberOf(number: number): string {
  return referenceOf(number, `${config.served.code}P`);
}
