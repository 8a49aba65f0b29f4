import { type QueryExecutorProvider, sql } from "kysely";
import type { ServiceGroup } from "../../rules/service-groups.ts";
import type { OpeningHours, TakenUnit } from "../../rules/slots.ts";
import { definedCenter, definedService } from "./defined-schedules.server.ts";

/** A center with its hours, its bays and what is taken of them. */
export interface Schedule extends OpeningHours {
  readonly id: string;
  readonly brands: readonly string[];
  readonly confirmsAtOnce: boolean;
  /** A bit for each bay of a group; 0 where the center does not offer the group. */
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
export interface ScheduleQuery {
  readonly centerIds: readonly string[];
  readonly serviceCodes: readonly string[] | "all";
  /** Taken hours from here (included) to there (excluded) are wanted. */
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
  /** A campaign whose hours at a center stand in place of the weekdays'; an appointment to be moved has its own. */
  readonly campaign?: string | undefined;
  /** Whose holds, and which appointment of theirs, take no hours: they are free for the one who has them. */
  readonly except?: OwnUnits | undefined;
}
export interface OwnUnits {
  readonly customerId: string;
  readonly vehicleId: string;
  /** The caller has checked that it is theirs. */
  readonly appointmentId?: string | undefined;
}
export interface Schedules {
  readonly centers: readonly Schedule[];
  readonly services: readonly OfferedService[];
}

/** Centers and services with everything that slots are computed from: one query whatever the number of either. */
export async function readSchedules(
  connection: QueryExecutorProvider,
  { centerIds, serviceCodes, from, to, now, campaign, except }: ScheduleQuery,
): Promise<Schedules> {
  const { appointmentId = null, customerId = null, vehicleId = null } = except ?? {};
  const { rows } = await sql<Row>`
    select
      (select json_agg(json_build_object(
        ${definedCenter},
        'weekdays', coalesce((
          select h.weekdays from booking.center_campaign_hours h
          where h.center_id = c.id and h.campaign = ${campaign ?? null}), c.weekdays)
        ) order by c.position)
      from booking.center c where c.id = any(${centerIds})) as centers,
      (select json_agg(t) from (
        select u.center_id as "centerId", u.bay, json_agg((date_part('epoch', u.unit_start) / 60)::int) as hours
        from booking.bay_unit u
        where u.center_id = any(${centerIds}) and u.unit_start >= ${from} and u.unit_start < ${to}
          and (u.hold_until is null or u.hold_until > ${now})
          and (u.hold_customer_id = ${customerId} and u.hold_vehicle_id = ${vehicleId}) is not true
          and (u.appointment_id = ${appointmentId}) is not true
        group by u.center_id, u.bay) t) as taken,
      (select json_agg(${definedService})
      from booking.service_type s where ${serviceCodes === "all" ? sql`true` : sql`s.code = any(${serviceCodes})`}) as services`.execute(
    connection,
  );
  const { centers, taken, services } = rows[0] ?? {};
  return {
    centers: (centers ?? []).map((center) => ({ ...center, taken: takenUnits(center.id, taken ?? []) })),
    services: services ?? [],
  };
}

/** The taken hours of one bay, as UTC minutes. */
interface TakenBay {
  readonly centerId: string;
  readonly bay: number;
  readonly hours: readonly number[];
}
interface Row {
  readonly centers: Omit<Schedule, "taken">[] | null;
  readonly taken: readonly TakenBay[] | null;
  readonly services: OfferedService[] | null;
}

function takenUnits(centerId: string, taken: readonly TakenBay[]): TakenUnit[] {
  const units = new Map<number, number>();
  for (const { bay, hours } of taken.filter((one) => one.centerId === centerId))
    for (const hour of hours) units.set(hour, (units.get(hour) ?? 0) | (1 << bay));
  return [...units]
    .map(([unitStart, bays]) => ({ unitStart, bays }))
    .sort((one, other) => one.unitStart - other.unitStart);
}
