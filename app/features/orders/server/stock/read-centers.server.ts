import type { Selectable } from "kysely";
import * as z from "zod";
import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database, tablesFor } from "#app/platform/database.server.ts";
import type { PickupCenter } from "../../call-fields.ts";
import type { Center, OrdersTables } from "../../tables.ts";
import { pickupWords } from "./pickup-words.ts";

export type CenterRow = Selectable<Center>;
const weekdays = z.array(z.array(z.object({ opens: z.string(), closes: z.string() })));

/** All pickup centers in their order. They come from the importer and change with a start of the program. */
export function readCenters(trx?: AnyTransaction): Promise<CenterRow[]> {
  return tablesFor<OrdersTables>(trx).selectFrom("orders.center").selectAll().orderBy("position").execute();
}

export function shownCenter(row: CenterRow, language: Language): PickupCenter {
  const { id, country, phone, latitude, longitude, supplies } = row;
  return {
    ...{ id, country, phoneNumber: phone, latitude, longitude, supplies },
    name: row[`name_${language}`],
    address: row[`address_${language}`],
    city: row[`city_${language}`],
    timeZone: row.time_zone,
    weekdays: weekdays.parse(row.weekdays),
    pickupNote: pickupWords.of(language).bring,
  };
}

/** Takes a center in, or its new names and hours. */
export async function importCenter(
  center: Omit<CenterRow, "weekdays"> & { readonly weekdays: PickupCenter["weekdays"] },
): Promise<void> {
  const { id, ...rest } = { ...center, weekdays: JSON.stringify(center.weekdays) };
  await database<OrdersTables>()
    .insertInto("orders.center")
    .values({ id, ...rest })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(rest))
    .execute();
}

/** The counters by name, in their order, as staff work at them. */
export async function readCounters(
  language: Language,
  trx?: AnyTransaction,
): Promise<{ readonly id: string; readonly name: string; readonly timeZone: string }[]> {
  const centers = await readCenters(trx);
  return centers.map((center) => ({
    ...{ id: center.id, name: center[`name_${language}`], timeZone: center.time_zone },
  }));
}
