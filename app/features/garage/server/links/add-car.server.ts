import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { GarageTables } from "../../tables.ts";
import type { CarModel } from "./car-models.server.ts";

/** What staff enter of a car that is not on record yet. */
export interface NewCar {
  readonly model: CarModel;
  readonly modelYear: number;
  readonly plate: string;
  readonly mileage: number;
}
interface CarToAdd extends NewCar {
  readonly customerId: string;
  readonly vin: string;
  readonly now: Date;
}

/** Puts a car into a customer's garage. Refuses a VIN that came on record meanwhile. */
export async function addCar(
  transaction: AnyTransaction,
  { customerId, vin, model, modelYear, plate, mileage, now }: CarToAdd,
): Promise<Result<null, "owner-changed">> {
  const { brand, makeCode, code, en, ar, image } = model;
  const added = await tablesOf<GarageTables>(transaction)
    .insertInto("garage.vehicle")
    .values({
      ...{ id: newId<"Vehicle">(now.getTime()), customer_id: customerId, vin, created_at: now },
      ...{ brand, make_code: makeCode, model_code: code, model_en: en, model_ar: ar, image },
      model_year: modelYear,
      plate,
      mileage,
      mileage_at: now,
    })
    .onConflict((conflict) => conflict.column("vin").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added === undefined ? refuse("owner-changed") : succeed(null);
}
