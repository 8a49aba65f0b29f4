import type { Kysely, Selectable } from "kysely";
import { type CarToDrive, carToDrive } from "#app/features/preowned/preowned.server.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import type { Car, TestDriveTables } from "../../tables.ts";

/** A car at a showroom that can be driven. */
export type DriveCarRow = Selectable<Car>;

/** What is to be driven: any demo car of a model, or one used car by its number. */
export interface Wanted {
  readonly brand: string;
  readonly model?: string | undefined;
  readonly vehicleNo?: string | undefined;
}

/** No used car has this number at its showroom: its row is added with its first drive. */
const noNumber = -1;

/** The cars that fit, by their ids; none for a used car that is sold or reserved. One query, two for a used car. */
export function carsToDrive(
  wanted: Wanted,
  connection: Kysely<unknown> = database(),
): Promise<DriveCarRow[]> {
  return orUsedCar(wanted, connection, carsOf(wanted, connection).execute());
}

/** The same, and none of them goes out of service until the transaction ends. */
export function lockCarsToDrive(wanted: Wanted, trx: AnyTransaction): Promise<DriveCarRow[]> {
  return orUsedCar(wanted, trx, carsOf(wanted, trx).forShare().execute());
}

/** Every demo car of a brand, by its id. One query. */
export function demoCars(brand: string): Promise<DriveCarRow[]> {
  return carsOf({ brand }, database()).execute();
}

/** A used car stands where its dealer says. */
async function orUsedCar(
  { brand, vehicleNo }: Wanted,
  connection: Kysely<unknown>,
  found: Promise<DriveCarRow[]>,
): Promise<DriveCarRow[]> {
  const rows = await found;
  if (vehicleNo === undefined) return rows;
  const used = await carToDrive(vehicleNo, connection);
  if (used === undefined) return [];
  return [rows.find((car) => car.showroom_id === used.location) ?? carOf(used, brand)];
}

/** In one order for all who lock cars. */
function carsOf({ brand, model, vehicleNo }: Wanted, connection: Kysely<unknown>) {
  return (connection as Kysely<TestDriveTables>)
    .selectFrom("test_drive.car")
    .selectAll()
    .where("brand", "=", brand)
    .where("vehicle_no", vehicleNo === undefined ? "is" : "=", vehicleNo ?? null)
    .$if(model !== undefined, (query) => query.where("model", "=", model ?? ""))
    .orderBy("id");
}

function carOf({ vehicleNo, location, name, variant, color }: CarToDrive, brand: string): DriveCarRow {
  return {
    id: `used ${vehicleNo} ${location}`,
    showroom_id: location,
    bay: noNumber,
    brand,
    model: vehicleNo.toLowerCase(),
    vehicle_no: vehicleNo,
    model_en: name.en,
    model_ar: name.ar,
    trim_en: `${name.en} ${variant.en}`.trim(),
    trim_ar: `${name.ar} ${variant.ar}`.trim(),
    color_en: color.en,
    color_ar: color.ar,
    plate: "",
    from_day: "2000-01-01",
    until_day: null,
  };
}

/** The number by which a car's hours are taken. A used car gets one, and its row, with its first drive. */
export function hasNumber({ bay }: DriveCarRow): boolean {
  return bay !== noNumber;
}
