import { inTransaction } from "#app/platform/database.server.ts";
import type { TestDriveTables } from "../../tables.ts";

type Bilingual = readonly [en: string, ar: string];

/** A demo car as an importer lists it. */
export interface ImportedCar {
  readonly id: string;
  readonly showroomId: string;
  /** Its number at the showroom, which no other car there has. */
  readonly number: number;
  readonly brand: string;
  /** The id of the model's content. */
  readonly model: string;
  readonly name: Bilingual;
  /** With the model's name: Nasma GLX. */
  readonly trim: Bilingual;
  readonly color: Bilingual;
  readonly plate: string;
  /** Its first day in service, YYYY-MM-DD. */
  readonly fromDay: string;
}

/** Takes in demo cars. Those that are there already stay as they are. */
export async function importCars(cars: readonly ImportedCar[]): Promise<void> {
  if (cars.length === 0) return;
  await inTransaction<TestDriveTables, unknown>((trx) =>
    trx
      .insertInto("test_drive.car")
      .values(
        cars.map(({ id, showroomId, number, brand, model, name, trim, color, plate, fromDay }) => ({
          id,
          showroom_id: showroomId,
          bay: number,
          brand,
          model,
          vehicle_no: null,
          model_en: name[0],
          model_ar: name[1],
          trim_en: trim[0],
          trim_ar: trim[1],
          color_en: color[0],
          color_ar: color[1],
          plate,
          from_day: fromDay,
          until_day: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
