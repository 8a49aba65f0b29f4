import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import { carKeyOf } from "../../rules/car-key.ts";
import type { PartsTables } from "../../tables.ts";
import { conditionsOf } from "./candidates.server.ts";
import type { Car } from "./chosen-car.server.ts";
import type { Reference } from "./reference.server.ts";
import { countedCar } from "./serial-ranges.server.ts";

/** So many parts are looked at one by one, or sorted; what is more than that nobody reads to its end. */
export const mostScanned = 50_000;

/** How many live parts each type has, by its id. */
export type PartCounts = ReadonlyMap<number, number>;

const counts = new ReadModel<PartCounts>("parts-counts", { most: 1000 });

/** The parts of each type: all of them, or those that fit a car or may. */
export async function partCounts(ref: Reference, car: Car | undefined): Promise<PartCounts> {
  if (car === undefined) return counts.get("all", ref.version, async () => ({ value: await countsOfAll() }));
  const counted = await countedCar(ref, car);
  return counts.get(carKeyOf(counted), ref.version, async () => ({
    value: await countsForCar(ref, counted),
  }));
}

async function countsOfAll(): Promise<PartCounts> {
  const rows = await database<PartsTables>().selectFrom("parts.type_count").selectAll().execute();
  return new Map(rows.map(({ type_id: id, parts }) => [id, parts]));
}

/** As counted at the import by model and year; where trim, drive train or serial number decide, counted for this car. */
async function countsForCar(ref: Reference, car: Car): Promise<PartCounts> {
  const { model, modelYear, trim, drive, serial } = car;
  const { rows } = await sql<{ id: number; parts: number; universal: number; varies: boolean }>`
    select coalesce(car.type_id, total.type_id) as id, coalesce(car.parts, 0) as parts, coalesce(universal, 0) as universal,
      coalesce(varies, false) as varies
    from (select * from parts.car_count where model_id = ${model.id} and year = ${modelYear}) as car
    full join (select * from parts.type_count where universal > 0) as total using (type_id)`.execute(
    database<PartsTables>(),
  );
  const isDetailed = trim !== null || drive !== null || serial !== null;
  const varying = isDetailed ? rows.filter(({ varies }) => varies).map(({ id }) => id) : [];
  const exact = await exactCounts(ref, car, varying);
  return new Map(
    rows.map(({ id, parts, universal, varies }) => [
      id,
      (isDetailed && varies ? (exact.get(id) ?? 0) : parts) + universal,
    ]),
  );
}

async function exactCounts(ref: Reference, car: Car, types: readonly number[]): Promise<PartCounts> {
  if (types.length === 0) return new Map();
  const { rows } = await sql<{ id: number; parts: number }>`
    select type_id as id, count(distinct part_id)::integer as parts
    from parts.fitment where type_id = any(${[...types]}::smallint[]) and model_id = ${car.model.id}
      and ${sql.join(conditionsOf(car, ref), sql` and `)} group by type_id`.execute(database<PartsTables>());
  return new Map(rows.map(({ id, parts }) => [id, parts]));
}
