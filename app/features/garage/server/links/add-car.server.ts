import { sql } from "kysely";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import type { GarageTables } from "../../tables.ts";

/** What staff enter of a car that is not on record yet. */
export interface NewCar {
  /** The code of a model that the garage knows. */
  readonly modelCode: string;
  readonly modelYear: number;
  readonly plate: string;
  readonly mileage: number;
}
interface CarToAdd extends NewCar {
  readonly customerId: string;
  readonly vin: string;
  readonly now: Date;
}

/**
 * Puts a car into a customer's garage; brand, names and picture are those of its model. Refuses a model that the garage has
 * no car of, and a VIN that came on record meanwhile.
 */
export async function addCar(
  transaction: AnyTransaction,
  { customerId, vin, modelCode, modelYear, plate, mileage, now }: CarToAdd,
): Promise<Result<null, "car-needed" | "owner-changed">> {
  const trx = tablesOf<GarageTables>(transaction);
  const model = await trx
    .selectFrom("garage.vehicle")
    .select(["brand", "make_code", "model_code", "model_en", "model_ar", "image"])
    .where("model_code", "=", modelCode)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (model === undefined) return refuse("car-needed");
  const added = await trx
    .insertInto("garage.vehicle")
    .values({
      ...model,
      ...{ id: newId<"Vehicle">(now.getTime()), customer_id: customerId, vin, created_at: now },
      ...{ model_year: modelYear, plate, mileage },
    })
    .onConflict((conflict) => conflict.column("vin").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added === undefined ? refuse("owner-changed") : succeed(null);
}

export interface KnownModel {
  readonly code: string;
  readonly en: string;
  readonly ar: string;
}

/** The models of which the garage has a car, for staff to choose from. */
export async function knownModels(): Promise<KnownModel[]> {
  const { rows } = await sql<KnownModel>`
    select distinct on (model_code) model_code as code, model_en as en, model_ar as ar
    from garage.vehicle order by model_code, created_at desc`.execute(database<unknown>());
  return rows;
}
