import type { Kysely } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import type { PreownedTables } from "../tables.ts";

/** What a used car is called, as "Rimal Suhail 2024 GLX", sold ones too; undefined for a number that is unknown. */
export async function usedCarName(
  vehicleNo: string,
  language: Language,
  trx?: AnyTransaction,
): Promise<string | undefined> {
  const car = await ((trx ?? database()) as Kysely<PreownedTables>)
    .selectFrom("preowned.vehicle")
    .select([
      `make_${language} as make`,
      `model_${language} as model`,
      `variant_${language} as variant`,
      "model_year",
    ])
    .where("vehicle_no", "=", vehicleNo)
    .executeTakeFirst();
  return car && [car.make, car.model, car.model_year, car.variant].filter(Boolean).join(" ");
}
