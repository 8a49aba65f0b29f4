import { sql } from "kysely";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import type { pricePartsCall } from "../../calls.ts";
import type { PartsTables } from "../../tables.ts";
import { breaksOf, dayOfPrices, type StoredPrice, shopList, unitPriceOf } from "./part-rows.server.ts";

/** Prices of today of some numbers, in their order. One that is not known has none. */
export async function findPrices(
  numbers: readonly string[],
  now: Date,
): Promise<AnswerOf<typeof pricePartsCall>> {
  const { rows } = await sql<StoredPrice & { number: string }>`
    select distinct on (number) number, original_price, unit_discount, break_from, break_discount
    from parts.price where number = any(${[...numbers]}::text[]) and list = ${shopList}
      and from_day <= ${dayOfPrices(now)}
    order by number, from_day desc`.execute(database<PartsTables>());
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return [...new Set(numbers)].map((number) => {
    const price = byNumber.get(number);
    return price === undefined
      ? { number, unitPrice: null, breaks: [] }
      : { number, unitPrice: unitPriceOf(price), breaks: breaksOf(price) };
  });
}
