import { type Kysely, type RawBuilder, sql } from "kysely";
import type { BookingTables } from "#app/features/booking/tables.ts";
import type { TakenBay } from "../../rules/taken-hours.ts";

/** An hour of a centre (a UTC minute) with all that is taken of it. */
export type ChangedHour = readonly [centerId: string, unitStart: number, bays: readonly TakenBay[]];

/** What was committed between two snapshots of the database. */
export interface Changes {
  readonly snapshot: string;
  /** The database's clock, in seconds. */
  readonly at: number;
  /** Too much, or something else than hours: everything is to be read again. */
  readonly isMore: boolean;
  readonly hours: readonly ChangedHour[];
}

/** Reading everything costs less than so many hours. */
const mostHours = 500;

/** The taken bays of the row `hour` (its center_id and unit_start), as JSON. */
export function takenBays(hour: string): RawBuilder<unknown> {
  const [centerId, unitStart] = [sql.ref(`${hour}.center_id`), sql.ref(`${hour}.unit_start`)];
  return sql`coalesce((
    select json_agg(case when u.hold_until is null then json_build_object('bay', u.bay)
      else json_build_object('bay', u.bay, 'held', json_build_object(
        'until', extract(epoch from u.hold_until) * 1000, 'customerId', u.hold_customer_id,
        'vehicleId', u.hold_vehicle_id)) end)
    from booking.bay_unit u where u.center_id = ${centerId} and u.unit_start = ${unitStart}), '[]')`;
}

/**
 * The hours that changed since a snapshot, as they are now. A change is new when the snapshot does not show its transaction:
 * neither long transactions nor the order of commits can hide one. One query, whose cost is that of the changes.
 */
export async function changedSince(connection: Kysely<BookingTables>, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Omit<Changes, "hours"> & { readonly hours: ChangedHour[] | null }>`
    with changed as materialized (
      select distinct c.center_id, c.unit_start from booking.schedule_change c
      where c.xact >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(c.xact, ${snapshot}::pg_snapshot)
      limit ${mostHours + 1})
    select pg_current_snapshot()::text as snapshot, extract(epoch from now())::float8 as at,
      (select count(*) > ${mostHours} or bool_or(center_id is null) from changed) is true as "isMore",
      (select json_agg(json_build_array(
        hour.center_id, (extract(epoch from hour.unit_start) / 60)::int, ${takenBays("hour")}))
      from changed hour where hour.center_id is not null) as hours`.execute(connection);
  const [changes] = rows;
  if (changes === undefined) throw new Error("the changes were not read");
  return { ...changes, hours: changes.hours ?? [] };
}
