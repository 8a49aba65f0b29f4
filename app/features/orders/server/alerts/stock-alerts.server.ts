import { orderableParts } from "#app/features/parts/parts.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import type { OrdersTables } from "../../tables.ts";
import { availableIn, readStock } from "../stock/read-stock.server.ts";

interface WantedAlert {
  readonly customerId: string;
  readonly part: string;
  readonly language: Language;
  readonly now: Date;
}

/** Requests one message when a part can be bought again; a second request changes nothing. Answers the number of now. */
export async function requestAlert({
  customerId,
  part,
  language,
  now,
}: WantedAlert): Promise<Result<string, "part-not-sold" | "in-stock">> {
  const offer = (await orderableParts([part], now)).get(part);
  if (offer === undefined || offer.unitPrice === null) return refuse("part-not-sold");
  const { number } = offer;
  if (availableIn((await readStock([number], now)).get(number)) > 0) return refuse("in-stock");
  await database<OrdersTables>()
    .insertInto("orders.stock_alert")
    .values({ customer_id: customerId, part: number, language, requested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return succeed(number);
}

export async function cancelAlert(trx: AnyTransaction, customerId: string, part: string): Promise<void> {
  await tablesOf<OrdersTables>(trx)
    .deleteFrom("orders.stock_alert")
    .where("customer_id", "=", customerId)
    .where("part", "=", part)
    .execute();
}

export async function listAlerts(customerId: string): Promise<string[]> {
  const rows = await database<OrdersTables>()
    .selectFrom("orders.stock_alert")
    .select("part")
    .where("customer_id", "=", customerId)
    .orderBy("requested_at")
    .execute();
  return rows.map(({ part }) => part);
}
