import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import { lastSerial } from "../../rules/fit.ts";
import { serialRange } from "../../rules/serial-range.ts";
import type { PartsTables } from "../../tables.ts";
import type { Car } from "./chosen-car.server.ts";
import type { Reference } from "./reference.server.ts";

const starts = new ReadModel<readonly number[]>("parts-serial-ranges", { most: 2000 });

/** The car by which its parts are counted: the same for all cars that differ by serial numbers of one range. */
export async function countedCar(ref: Reference, car: Car): Promise<Car> {
  const { model, modelYear, serial } = car;
  if (serial === null) return car;
  const own = await starts.get(`${model.id}.${modelYear}`, ref.version, async () => ({
    value: await loadStarts(model.id, modelYear),
  }));
  return { ...car, serial: serialRange(own, serial) };
}

async function loadStarts(model: number, year: number): Promise<number[]> {
  const { rows } = await sql<{ start: number }>`
    select distinct start from parts.fitment
    cross join lateral (values (serial_from), (serial_to + 1)) as bound (start)
    where model_id = ${model} and (serial_from > 0 or serial_to < 999999)
      and ${year}::smallint between year_from and year_to and start between 1 and ${lastSerial}
    order by start`.execute(database<PartsTables>());
  return rows.map(({ start }) => start);
}
