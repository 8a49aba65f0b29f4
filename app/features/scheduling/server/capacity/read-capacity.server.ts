import { type QueryExecutorProvider, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import type { CenterHours, DatedHours } from "../../rules/capacity/center-hours.ts";
import type { PlannedVisit } from "../../rules/capacity/hours-changes.ts";
import type { ServiceGroup } from "../../rules/service-groups.ts";
import { overridesInOrder } from "../schedules/defined-schedules.server.ts";

/** Who changed a row last; null where it is as it was imported. */
export interface LastChange {
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}
export interface StoredOverride extends DatedHours, LastChange {
  readonly reason: Readonly<Record<Language, string>>;
}
export type ClosureKind = "out-of-use" | "absence";
/** Times are UTC minutes. */
export interface StoredClosure extends LastChange {
  readonly id: string;
  readonly bay: number;
  readonly from: number;
  readonly to: number;
  readonly kind: ClosureKind;
  readonly reason: string;
}
export interface StoredBay extends LastChange {
  readonly bay: number;
  readonly group: ServiceGroup;
  readonly name: Readonly<Record<Language, string>> | null;
  readonly technician: string | null;
}
/** A center as staff plan it: its hours, bays and closures, and the hours that are taken by appointments and holds. */
export interface StoredCapacity extends CenterHours {
  readonly overrides: readonly StoredOverride[];
  readonly hours: LastChange;
  readonly bays: readonly StoredBay[];
  readonly closures: readonly StoredClosure[];
  /** UTC minutes of each bay, in order of time; holds that are over take none. */
  readonly taken: readonly { readonly bay: number; readonly hours: readonly number[] }[];
}
export interface CapacityQuery {
  readonly centerId: string;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

const minutes = (column: ReturnType<typeof sql>) => sql`(date_part('epoch', ${column}) / 60)::int`;

/** Everything of a center that its capacity is computed from; undefined where there is no such center. One query. */
export async function readCapacity(
  connection: QueryExecutorProvider,
  { centerId, from, to, now }: CapacityQuery,
): Promise<StoredCapacity | undefined> {
  const { rows } = await sql<{ capacity: StoredCapacity }>`
    select json_build_object(
      'timeZone', c.time_zone, 'weekdays', c.weekdays,
      'hours', json_build_object('version', c.hours_version, 'changedBy', c.hours_changed_by, 'changedAt', c.hours_changed_at),
      'overrides', coalesce((
        select json_agg(json_build_object('id', o.id, 'from', o.from_day, 'to', o.to_day, 'serial', o.serial,
          'timings', o.timings, 'reason', json_build_object('en', o.reason_en, 'ar', o.reason_ar),
          'version', o.version, 'changedBy', o.changed_by, 'changedAt', o.changed_at)
          ${overridesInOrder})
        from booking.center_override o where o.center_id = c.id), '[]'),
      'campaignHours', coalesce((
        select json_agg(json_build_object('campaign', h.campaign, 'weekdays', h.weekdays) order by h.campaign)
        from booking.center_campaign_hours h where h.center_id = c.id), '[]'),
      'bays', coalesce((
        select json_agg(json_build_object('bay', b.bay, 'group', b.service_group, 'technician', b.technician,
          'name', case when b.name_en is not null then json_build_object('en', b.name_en, 'ar', b.name_ar) end,
          'version', b.version, 'changedBy', b.changed_by, 'changedAt', b.changed_at) order by b.bay)
        from booking.center_bay b where b.center_id = c.id), '[]'),
      'closures', coalesce((
        select json_agg(json_build_object('id', k.id, 'bay', k.bay, 'kind', k.kind, 'reason', k.reason,
          'from', ${minutes(sql`k.from_at`)}, 'to', ${minutes(sql`k.to_at`)},
          'version', k.version, 'changedBy', k.staff_name, 'changedAt', k.changed_at) order by k.from_at, k.bay)
        from booking.bay_closure k where k.center_id = c.id and k.to_at > ${from} and k.from_at < ${to}), '[]'),
      'taken', coalesce((
        select json_agg(t) from (
          select u.bay, json_agg(${minutes(sql`u.unit_start`)} order by u.unit_start) as hours
          from booking.bay_unit u
          where u.center_id = c.id and u.unit_start >= ${from} and u.unit_start < ${to}
            and (u.hold_until is null or u.hold_until > ${now})
          group by u.bay) t), '[]')) as capacity
    from booking.center c where c.id = ${centerId}`.execute(connection);
  return rows[0]?.capacity;
}

/** What appointments have of a center's bays at some time that is not over, one for each. One query. */
export async function readVisits(
  connection: QueryExecutorProvider,
  { centerId, from, to }: Omit<CapacityQuery, "now">,
): Promise<PlannedVisit[]> {
  const { rows } = await sql<PlannedVisit>`
    select u.appointment_id as "appointmentId", min(u.bay)::int as bay,
      ${minutes(sql`min(u.unit_start)`)} as start, ${minutes(sql`max(u.unit_start)`)} + 60 as end
    from booking.bay_unit u
    where u.center_id = ${centerId} and u.unit_start > ${from}::timestamptz - interval '1 hour' and u.unit_start < ${to}
      and u.appointment_id is not null
    group by u.appointment_id order by start, bay`.execute(connection);
  return rows;
}
