import type { Transaction } from "kysely";
import type { BookingTables } from "../tables.ts";

export interface BayWanted {
  readonly centerId: string;
  readonly appointmentId: string;
  /** UTC minutes in ascending order: all of them, of one bay, or nothing. */
  readonly units: readonly number[];
  /** A bit for each bay that may be tried. */
  readonly bays: number;
  readonly now: Date;
}

/**
 * Takes the first bay that is free for all units, or answers undefined. The primary key of `booking.bay_unit` decides,
 * so two callers never get the same hour of a bay: the second waits for the first to commit, then tries the next bay.
 * Bays and units are tried in ascending order by everybody, which keeps deadlocks out. Expired holds are taken over.
 */
export async function takeBay(
  trx: Transaction<BookingTables>,
  wanted: BayWanted,
): Promise<number | undefined> {
  const starts = wanted.units.map((unit) => new Date(unit * 60_000));
  for (let bay = 0; bay < 30; bay += 1) {
    if ((wanted.bays & (1 << bay)) === 0) continue;
    const taken = await trx
      .insertInto("booking.bay_unit")
      .values(
        starts.map((start) => ({
          center_id: wanted.centerId,
          unit_start: start,
          bay,
          appointment_id: wanted.appointmentId,
          hold_until: null,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["center_id", "unit_start", "bay"])
          .doUpdateSet({ appointment_id: wanted.appointmentId, hold_until: null })
          .where("booking.bay_unit.hold_until", "<=", wanted.now),
      )
      .returning("unit_start")
      .execute();
    if (taken.length === starts.length) return bay;
    if (taken.length > 0) {
      await trx.deleteFrom("booking.bay_unit").where("appointment_id", "=", wanted.appointmentId).execute();
    }
  }
  return undefined;
}
