import { type Kysely, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database, tablesFor, tablesOf } from "#app/platform/database.server.ts";
import type { ServiceVisit, Vehicle, VehicleDetails, Warranty } from "../calls.ts";
import { warrantyEndDate, warrantyStatusAt } from "../rules/warranties.ts";
import type { GarageTables } from "../tables.ts";

interface WarrantyRow {
  readonly type: Warranty["warrantyType"];
  readonly runtimeMonths: number;
  readonly endsAt: string;
  readonly limitKm: number | null;
}
interface VisitRow {
  readonly id: string;
  readonly day: string;
  readonly mileage: number;
  readonly title: Record<Language, string>;
  readonly center: Record<Language, string>;
}

/** A customer's vehicles, newest model first, in one query whatever their number. */
export async function listVehicles(
  customerId: string,
  language: Language,
  now: Date,
  trx?: AnyTransaction,
): Promise<Vehicle[]> {
  const rows = await vehiclesOf(customerId, trx).orderBy("model_year", "desc").orderBy("id").execute();
  return rows.map((row) => shownVehicle(row, language, now));
}

/** One vehicle of a customer with its history. Undefined for a vehicle of someone else, as for one that nobody has. */
export async function readVehicle(
  customerId: string,
  vehicleId: string,
  language: Language,
  now: Date,
): Promise<VehicleDetails | undefined> {
  const row = await vehiclesOf(customerId).where("id", "=", vehicleId).executeTakeFirst();
  if (row === undefined) return undefined;
  const serviceHistory = row.visits.map((visit): ServiceVisit => {
    const { id, day, mileage } = visit;
    return { id, date: day, mileage, title: visit.title[language], center: visit.center[language] };
  });
  return { ...shownVehicle(row, language, now), serviceHistory };
}

function vehiclesOf(customerId: string, trx?: AnyTransaction) {
  const warranties = sql<WarrantyRow[]>`coalesce((
    select json_agg(json_build_object('type', w.type, 'runtimeMonths', w.runtime_months, 'endsAt', w.ends_at,
      'limitKm', w.limit_km) order by w.ends_at desc, w.type)
    from garage.warranty w where w.vehicle_id = garage.vehicle.id), '[]')`;
  const visits = sql<VisitRow[]>`coalesce((
    select json_agg(json_build_object('id', v.id, 'day', v.day, 'mileage', v.mileage,
      'title', json_build_object('en', v.title_en, 'ar', v.title_ar),
      'center', json_build_object('en', v.center_en, 'ar', v.center_ar)) order by v.day desc)
    from garage.service_visit v where v.vehicle_id = garage.vehicle.id), '[]')`;
  return tablesFor<GarageTables>(trx)
    .selectFrom("garage.vehicle")
    .selectAll()
    .select([warranties.as("warranties"), visits.as("visits")])
    .where("customer_id", "=", customerId);
}

type VehicleRow = GarageTables["garage.vehicle"] & {
  readonly warranties: readonly WarrantyRow[];
  readonly visits: readonly VisitRow[];
};

function shownVehicle(row: VehicleRow, language: Language, now: Date): Vehicle {
  const warranties = row.warranties.map((warranty): Warranty => {
    const endsAt = new Date(warranty.endsAt);
    return {
      warrantyType: warranty.type,
      warrantyRuntime: warranty.runtimeMonths,
      warrantyEndDate: warrantyEndDate(endsAt),
      warrantyStatus: warrantyStatusAt({ endsAt, limitKm: warranty.limitKm }, row.mileage, now),
      warrantyOutputLimit: warranty.limitKm,
    };
  });
  const inForce = warranties.some(({ warrantyStatus }) => warrantyStatus === "active");
  return {
    vehicleId: row.id,
    vin: row.vin,
    brand: row.brand,
    model: language === "ar" ? row.model_ar : row.model_en,
    modelYear: row.model_year,
    modelCode: row.model_code,
    makeCode: row.make_code,
    licensePlateNumber: row.plate,
    mileage: row.mileage,
    lastServiceDate: row.visits[0]?.day ?? null,
    warranty: warranties.length === 0 ? null : inForce ? "active" : "expired",
    warranties,
    image: row.image,
  };
}

/** What another feature may know of a vehicle. */
export interface OwnedVehicle {
  readonly id: string;
  readonly vin: string;
  readonly plate: string;
  readonly brand: string;
  readonly makeCode: string;
  readonly modelCode: string;
  readonly modelYear: number;
  readonly model: Readonly<Record<Language, string>>;
  /** What was read last of it. */
  readonly odometer: { readonly kilometers: number; readonly at: Date };
}

/** A customer's vehicle for another feature's deed, read within its transaction where one is given. */
export async function findOwnedVehicle(
  customerId: string,
  vehicleId: string,
  connection: Kysely<unknown> = database<unknown>(),
): Promise<OwnedVehicle | undefined> {
  const row = await (connection as Kysely<GarageTables>)
    .selectFrom("garage.vehicle")
    .selectAll()
    .where("id", "=", vehicleId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row && ownedVehicle(row);
}

/** Those of a customer's vehicles that are named, in no order. One query. */
export async function findOwnedVehicles(
  customerId: string,
  vehicleIds: readonly string[],
): Promise<OwnedVehicle[]> {
  const rows = await database<GarageTables>()
    .selectFrom("garage.vehicle")
    .selectAll()
    .where("id", "in", ["", ...vehicleIds])
    .where("customer_id", "=", customerId)
    .execute();
  return rows.map(ownedVehicle);
}

/** The ids of all customers who have a vehicle. */
export async function customersWithVehicles(trx: AnyTransaction): Promise<string[]> {
  const rows = await tablesOf<GarageTables>(trx)
    .selectFrom("garage.vehicle")
    .select("customer_id")
    .distinct()
    .execute();
  return rows.map(({ customer_id: customerId }) => customerId);
}

/** A stored vehicle as other features know it. */
export function ownedVehicle(row: GarageTables["garage.vehicle"]): OwnedVehicle {
  const { id, vin, plate, brand, make_code: makeCode, model_code: modelCode, model_year: modelYear } = row;
  const model = { en: row.model_en, ar: row.model_ar };
  const odometer = { kilometers: row.mileage, at: row.mileage_at };
  return { id, vin, plate, brand, makeCode, modelCode, modelYear, model, odometer };
}
