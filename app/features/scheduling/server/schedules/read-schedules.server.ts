import { type Kysely, sql } from "kysely";
import type { BookingTables } from "#app/features/booking/tables.ts";
import type { ServiceGroup } from "../../rules/service-groups.ts";
import type { OpeningHours, TakenUnit } from "../../rules/slots.ts";
import { definedCenter, definedService } from "./defined-schedules.server.ts";

/** A centre with its hours, its bays and what is taken of them. */
export interface Schedule extends OpeningHours {
  readonly id: string;
  readonly brands: readonly string[];
  readonly confirmsAtOnce: boolean;
  /** A bit for each bay of a group; 0 where the centre does not offer the group. */
  readonly bays: Readonly<Record<ServiceGroup, number>>;
  readonly taken: readonly TakenUnit[];
}
export interface OfferedService {
  readonly code: string;
  readonly brand: string;
  readonly group: ServiceGroup;
  readonly hours: number;
  readonly makeCodes: readonly string[];
  readonly modelCodes: readonly string[];
}
export interface ScheduleQuestion {
  readonly centerIds: readonly string[];
  readonly serviceCodes: readonly string[];
  /** Taken hours from here (included) to there (excluded) are wanted. */
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
  /** A campaign whose hours at a centre stand in place of the weekdays'; an appointment to be moved has its own. */
  readonly campaign?: string | undefined;
  /** Whose holds, and which appointment of theirs, take no hours: they are free for the one who has them. */
  readonly except?: OwnUnits | undefined;
}
export interface OwnUnits {
  readonly customerId: string;
  readonly vehicleId: string;
  readonly appointmentId?: string | undefined;
}
export interface Schedules {
  readonly centers: readonly Schedule[];
  readonly services: readonly OfferedService[];
  /** The last day of the campaign that an appointment to be moved is for. Only `latestSchedules` tells it. */
  readonly campaignUntil?: string | undefined;
}

/** Centres and services with everything that slots are computed from: one query whatever the number of either. */
export async function readSchedules(
  connection: Kysely<BookingTables>,
  { centerIds, serviceCodes, from, to, now, campaign, except }: ScheduleQuestion,
): Promise<Schedules> {
  const { rows } = await sql<{ centers: Schedule[] | null; services: OfferedService[] | null }>`
    select
      (select json_agg(json_build_object(
        ${definedCenter},
        'weekdays', coalesce((
          select h.weekdays from booking.center_campaign_hours h
          where h.center_id = c.id and h.campaign = coalesce(${campaign ?? null}, (
            select r.campaign from booking.campaign_request r
            where r.appointment_id = ${except?.appointmentId ?? null}))), c.weekdays),
        'taken', coalesce((
          select json_agg(json_build_object('unitStart', t.unit_start, 'bays', t.bays) order by t.unit_start)
          from (
            select (extract(epoch from u.unit_start) / 60)::int as unit_start, bit_or(1 << u.bay) as bays
            from booking.bay_unit u
            where u.center_id = c.id and u.unit_start >= ${from} and u.unit_start < ${to}
              and (u.hold_until is null or u.hold_until > ${now})
              and (u.hold_customer_id = ${except?.customerId ?? null}
                and u.hold_vehicle_id = ${except?.vehicleId ?? null}) is not true
              and (u.appointment_id = (select a.id from booking.appointment a
                where a.id = ${except?.appointmentId ?? null}
                  and a.customer_id = ${except?.customerId ?? null})) is not true
            group by u.unit_start) t), '[]')
        ) order by c.position)
      from booking.center c where c.id = any(${centerIds})) as centers,
      (select json_agg(${definedService})
      from booking.service_type s where s.code = any(${serviceCodes})) as services`.execute(connection);
  return { centers: rows[0]?.centers ?? [], services: rows[0]?.services ?? [] };
}
