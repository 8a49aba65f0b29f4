import { inTransaction } from "#app/platform/database.server.ts";
import type { GarageTables } from "../tables.ts";

export interface ImportedVehicle {
  readonly vehicle: GarageTables["garage.vehicle"];
  readonly warranties: readonly Omit<GarageTables["garage.warranty"], "vehicle_id">[];
  readonly visits: readonly Omit<GarageTables["garage.service_visit"], "vehicle_id">[];
}

/** Takes in a vehicle with its warranties and history. One that is there already stays as it is. */
export async function importVehicle({ vehicle, warranties, visits }: ImportedVehicle): Promise<void> {
  await inTransaction<GarageTables, void>(async (trx) => {
    const made = await trx
      .insertInto("garage.vehicle")
      .values(vehicle)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made === undefined) return;
    const own = { vehicle_id: vehicle.id };
    if (warranties.length > 0) {
      await trx
        .insertInto("garage.warranty")
        .values(warranties.map((warranty) => ({ ...warranty, ...own })))
        .execute();
    }
    if (visits.length > 0) {
      await trx
        .insertInto("garage.service_visit")
        .values(visits.map((visit) => ({ ...visit, ...own })))
        .execute();
    }
  });
}
