import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { GarageTables } from "../tables.ts";

/** Readings of customers' cars, in kilometers, as the workshop takes them down, each with its moment. A car that is in nobody's garage has none. */
export const odometersOfVehicles = {
  async lastKnown(
    trx: AnyTransaction,
    vehicleId: string,
  ): Promise<{ kilometers: number; at: Date } | undefined> {
    return tablesOf<GarageTables>(trx)
      .selectFrom("garage.vehicle")
      .select(["mileage as kilometers", "mileage_at as at"])
      .where("id", "=", vehicleId)
      .executeTakeFirst();
  },
  async record(trx: AnyTransaction, vehicleId: string, odometer: number): Promise<void> {
    await tablesOf<GarageTables>(trx)
      .updateTable("garage.vehicle")
      .set({ mileage: odometer, mileage_at: now() })
      .where("id", "=", vehicleId)
      .execute();
  },
};
