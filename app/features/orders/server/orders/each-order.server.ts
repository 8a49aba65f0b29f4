import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";

/** Does the same with some orders, each in a transaction of its own. One that fails does not hold up the others. */
export async function eachOrder(
  orders: readonly { readonly id: string }[],
  work: (trx: AnyTransaction, id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of orders)
    await inTransaction<unknown, void>((trx) => work(trx, id)).catch(({ name, message }: Error) =>
      log.error({ orderId: id, err: { name, message } }, "an order could not be moved on"),
    );
}
