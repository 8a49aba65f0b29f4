import { type QueryExecutorProvider, sql } from "kysely";
import type { ServiceGroup } from "../../rules/service-groups.ts";
import type { OpeningHours, TakenUnit } from "../../rules/slots.ts";
import { definedCenter, definedService } from "./defined-schedules.server.ts";
import { type TakenBay, type TakenQuery, takenBays, takenUnits } from "./taken-hours.server.ts";

/** A center with its hours, its bays and what is taken of them. */
export interface Schedule extends OpeningHours {
  readonly id: string;
  readonly brands: readonly string[];
  readonly confirmsAtOnce: boolean;
  /** Raised by every change of hours and bays: who takes hours names the one that they saw. */
  readonly capacityVersion: number;
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
export interface ScheduleQuery extends TakenQuery {
  readonly centerIds: readonly string[];
  readonly serviceCodes: readonly string[] | "all";
  /** A campaign whose hours at a center stand in place of the weekdays'; an appointment to be moved has its own. */
  readonly campaign?: string | undefined;
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
  const { rows } = await sql<Row>`
    select
      (select json_agg(json_build_object(
        ${definedCenter},
        'weekdays', coalesce((
          select h.weekdays from booking.center_campaign_hours h
          where h.center_id = c.id and h.campaign = ${campaign ?? null}), c.weekdays)
        ) order by c.position)
      from booking.center c where c.id = any(${centerIds})) as centers,
      ${takenBays(sql`u.center_id = any(${centerIds})`, { from, to, now, except })} as taken,
      (select json_agg(${definedService})
      from booking.service_type s where ${serviceCodes === "all" ? sql`true` : sql`s.code = any(${serviceCodes})`}) as services`.execute(
    connection,
  );
  const { centers, taken, services } = rows[0] ?? {};
  return {
    centers: (centers ?? []).map((center) => ({ ...center, taken: takenOf(center.id, taken ?? []) })),
    services: services ?? [],
  };
}

interface Row {
  readonly centers: Omit<Schedule, "taken">[] | null;
  readonly taken: readonly TakenBay[] | null;
  readonly services: OfferedService[] | null;
}

function takenOf(center: string, taken: readonly TakenBay[]): TakenUnit[] {
  const own = taken.filter(({ centerId }) => centerId === center);
  return takenUnits(own, (bay) => 1 << bay);
}
