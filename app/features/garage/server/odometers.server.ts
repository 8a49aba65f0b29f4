import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { GarageTables } from "../tables.ts";

/** Readings of customers' cars, in kilometers, as the workshop takes them down. A car that is in nobody's garage has none. */
export const odometersOfVehicles = {
  async lastKnown(trx: AnyTransaction, vehicleId: string): Promise<number | undefined> {
    const row = await tablesOf<GarageTables>(trx)
      .selectFrom("garage.vehicle")
      .select("mileage")
      .where("id", "=", vehicleId)
      .executeTakeFirst();
    return row?.mileage;
  },
  async record(trx: AnyTransaction, vehicleId: string, odometer: number): Promise<void> {
    await tablesOf<GarageTables>(trx)
      .updateTable("garage.vehicle")
      .set({ mileage: odometer })
      .where("id", "=", vehicleId)
      .execute();
  },
};
