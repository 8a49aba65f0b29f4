import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { leastOfPlate, vehicleQueryOf } from "../rules/vehicle-query.ts";
import type { Vehicle } from "../tables.ts";
import { type OwnedVehicle, ownedVehicle } from "./read-vehicles.server.ts";

/** Why a vehicle is found. */
export interface VehicleMatch {
  readonly by: "plate" | "vin";
  readonly how: "whole" | "begins" | "ends";
}
export interface VehicleHit extends OwnedVehicle {
  readonly customerId: string;
  readonly match: VehicleMatch;
}
type Row = Vehicle & VehicleMatch;

/** The vehicles that a typed text may mean, the surest first: by plate, by VIN, or by the last six characters of one or more. */
export async function findVehicles(typed: string, limit = 10): Promise<VehicleHit[]> {
  const arms = conditionsOf(typed).map(
    ([by, how, condition]) => sql`(select vehicle.*, ${by} as by, ${how} as how
      from garage.vehicle as vehicle where ${condition} limit ${limit})`,
  );
  if (arms.length === 0) return [];
  const { rows } = await sql<Row>`
    select * from (${sql.join(arms, sql` union all `)}) as hit limit ${limit}`.execute(database<unknown>());
  return rows
    .filter(({ id }, place) => rows.findIndex((row) => row.id === id) === place)
    .map((row) => ({
      ...ownedVehicle(row),
      customerId: row.customer_id,
      match: { by: row.by, how: row.how },
    }));
}

function conditionsOf(typed: string): [VehicleMatch["by"], VehicleMatch["how"], RawBuilder<unknown>][] {
  const { plate, vin, vinEnd } = vehicleQueryOf(typed);
  const conditions: ReturnType<typeof conditionsOf> = [];
  const key = sql`garage.plate_key(plate)`;
  if (vin !== undefined) conditions.push(["vin", "whole", sql`vin = ${vin}`]);
  if (plate !== undefined) conditions.push(["plate", "whole", sql`${key} = ${plate}`]);
  if (vinEnd !== undefined) {
    const ending = `${[...vinEnd].toReversed().join("")}%`;
    conditions.push(["vin", "ends", sql`reverse(vin) like ${ending}`]);
  }
  if (plate !== undefined && plate.length >= leastOfPlate)
    conditions.push(["plate", "begins", sql`${key} like ${`${plate}%`} and ${key} <> ${plate}`]);
  return conditions;
}
